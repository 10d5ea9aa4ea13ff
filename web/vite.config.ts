import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/** `virtual:icons`: of four thousand drawings only those that src/icons.json names. */
function icons(): Plugin {
  const id = '\0virtual:icons';
  return {
    name: 'icons',
    resolveId: (name) => (name === 'virtual:icons' ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      const list = new URL('./src/icons.json', import.meta.url);
      this.addWatchFile(list.pathname);
      const wanted = JSON.parse(readFileSync(list, 'utf-8')) as Record<string, string>;
      const all = (require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }).icons;
      const found = Object.entries(wanted).map(([own, theirs]) => {
        const icon = all[theirs];
        if (!icon) this.error(`there is no icon ${theirs}`);
        return [own, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}

/** Beside each file that gets smaller by it, a compressed one: the server need not do that again and again. */
function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const whole = readFileSync(file);
        if (whole.length < 500) continue; // it is one packet in any case
        writeFileSync(`${file}.br`, brotliCompressSync(whole));
        writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}

const PAGE = '../src/tafelrunde/web';

export default defineConfig({
  plugins: [icons(), svelte(), compressed(PAGE)],
  // Absolute, so that a page reached by an address without # finds its files too.
  base: '/',
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Drawings seldom change: a file of their own stays with the browser.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'icons', test: /virtual:icons/ }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', setupFiles: ['./vitest.setup.ts'], include: ['tests/**/*.test.ts'] },
});
