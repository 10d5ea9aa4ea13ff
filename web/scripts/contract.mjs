// Turns the server's JSON Schema (standard input) into the types of the page (standard output):
//   python -m tafelrunde.server.schema | node scripts/contract.mjs > src/contract.gen.ts
import { compile } from 'json-schema-to-typescript';
import { text } from 'node:stream/consumers';

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, 'Contract', {
  additionalProperties: false,
  bannerComment: '// Generated from src/tafelrunde/server/contract.py by scripts/contract.mjs. Do not edit.',
  format: false,
  unreachableDefinitions: true,
});
process.stdout.write(types);
