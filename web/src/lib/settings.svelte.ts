/** What a person likes: kept in this browser. */
import { MediaQuery } from 'svelte/reactivity';
import type { Language } from '../contract';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'instant' | 'brisk' | 'relaxed' | 'step';

export const THEMES: Theme[] = ['system', 'light', 'dark'];
export const SPEEDS: Speed[] = ['instant', 'brisk', 'relaxed', 'step'];
export const LANGUAGES: Language[] = ['de', 'en'];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
}

const KEY = 'tafelrunde-settings';

function load(): Settings {
  const language: Language = navigator.language.startsWith('de') ? 'de' : 'en';
  const standard: Settings = { language, theme: 'system', speed: 'brisk', confirm: true };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      language: LANGUAGES.find((one) => one === kept.language) ?? standard.language,
      theme: THEMES.find((one) => one === kept.theme) ?? standard.theme,
      speed: SPEEDS.find((one) => one === kept.speed) ?? standard.speed,
      confirm: kept.confirm ?? standard.confirm,
    };
  } catch {
    return standard; // no storage, or something strange in it
  }
}

export const settings: Settings = $state(load());

export function change(values: Partial<Settings>): void {
  Object.assign(settings, values);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const systemIsDark = new MediaQuery('(prefers-color-scheme: dark)');
export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isDark = () => settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark.current);
