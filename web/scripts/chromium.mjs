// Unpacks a Chromium for a system that has none, and says where it and its libraries lie.
import chromium from '@sparticuz/chromium';
import os from 'node:os';
import path from 'node:path';

console.log(await chromium.executablePath());
console.log(path.join(os.tmpdir(), 'al2023', 'lib'));
console.log(process.env.FONTCONFIG_PATH ?? path.join(os.tmpdir(), 'fonts'));
