/** What every part of the page needs: the texts of the chosen language, and who is here. */
import type { Language, Me } from '../contract';
import { loadTexts, type Texts } from './texts';

class App {
  texts: Texts | undefined = $state.raw();
  me: Me | undefined = $state.raw();

  private wanted: Language | undefined;

  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const texts = await loadTexts(language);
    if (this.wanted !== language) return; // somebody has changed his mind meanwhile
    this.texts = texts;
    document.documentElement.lang = language;
  }
}

export const app = new App();

/** A text in the language of the page. */
export const t: Texts['text'] = (key, args) => app.texts?.text(key, args) ?? '';
