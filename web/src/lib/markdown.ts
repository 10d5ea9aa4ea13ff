/** The little Markdown that rules texts are written in, as a tree; nothing is ever put in as HTML. */

export type Inline =
  | { type: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { type: 'link'; text: string; anchor: string };

export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Section {
  anchor: string;
  level: number;
  title: string;
  blocks: Block[];
}

const HEADING = /^(#{1,6}) +(.+?) +\{#([a-z][a-z0-9_]*)\}$/;
const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\(#(.+?)\)|\*(.+?)\*/g;

export function sections(text: string): Section[] {
  const found: Section[] = [];
  let lines: string[] = [];
  const close = () => found.at(-1)?.blocks.push(...blocks(lines));
  for (const line of text.replace(/ ?<!--.*?-->/gs, '').split('\n')) {
    const heading = HEADING.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    close();
    lines = [];
    found.push({ anchor: heading[3]!, level: heading[1]!.length, title: heading[2]!, blocks: [] });
  }
  close();
  return found;
}

function blocks(lines: string[]): Block[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  const lines = part.split('\n');
  if (lines[0]!.startsWith('|')) {
    const [head, , ...rows] = lines.map((line) => line.split('|').slice(1, -1).map((cell) => inline(cell.trim())));
    return { type: 'table', head: head!, rows };
  }
  const bullet = /^(-|\d+\.) +/;
  if (bullet.test(lines[0]!)) {
    const items: string[] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ''));
      else items.push(`${items.pop()} ${line.trim()}`);
    }
    return { type: 'list', ordered: /^\d/.test(lines[0]!), items: items.map(inline) };
  }
  return { type: 'paragraph', content: inline(lines.join(' ')) };
}

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ type: 'text', text: text.slice(end, match.index) });
    const [whole, strong, code, label, anchor, em] = match;
    if (strong !== undefined) found.push({ type: 'strong', text: strong });
    else if (code !== undefined) found.push({ type: 'code', text: code });
    else if (anchor !== undefined) found.push({ type: 'link', text: label!, anchor });
    else found.push({ type: 'em', text: em! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ type: 'text', text: text.slice(end) });
  return found;
}
