import { addEntry, addImport, addSortedLine } from './insert.mjs';

/** The lines that a record needs in existing files: each path with the function that changes its text. */
export function centralLines(service, { Name, NAME, name, names, file, files, folder }) {
  const contracts = 'libs/contracts/src';
  return {
    [`${contracts}/core/record-types.ts`]: (text) =>
      addEntry(text, 'export const RECORD_TYPES = {', `${Name}: '${NAME}'`),
    [`${contracts}/records.ts`]: (text) =>
      addSortedLine(text, `export * from './${service}/${file}.operations';`, "export * from './"),
    [`apps/${service}/src/${service}.service.ts`]: (text) =>
      addEntry(
        addImport(text, `import { ${name}Parts } from './${folder}/${file}.parts';`),
        'parts: [',
        `${name}Parts`,
      ),
    'apps/web/src/app/features.ts': (text) =>
      addEntry(
        addImport(text, `import { ${names}Feature } from '../features/${files}/feature';`),
        'FEATURES: readonly Feature[] = [',
        `${names}Feature`,
      ),
  };
}
