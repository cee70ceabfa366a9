import { addEntry, addImport, addSortedLine } from './insert.mjs';

/** The lines that a record needs in files that exist: the path, and what becomes of its text. */
export function centralLines(service, { Name, NAME, name, names, file, files, folder, ManyWords }) {
  const contracts = 'libs/contracts/src';
  const module = `./${service}/${file}.operations`;
  return {
    [`${contracts}/index.ts`]: (text) =>
      addSortedLine(text, `export * from '${module}';`, `export * from './${service}/`),
    [`${contracts}/${service}/${service}.contracts.ts`]: (text) =>
      addEntry(
        addImport(text, `import * as ${names} from './${file}.operations';`),
        `${service}Contracts = contracts(`,
        names,
      ),
    [`${contracts}/core/operation.ts`]: (text) => addEntry(text, 'export const TAGS = [', `'${Name}'`),
    [`${contracts}/audit/audit.schemas.ts`]: (text) =>
      addEntry(text, 'auditEntityType = z.enum([', `'${NAME}'`),
    [`apps/${service}/src/${service}.service.ts`]: (text) =>
      addEntry(
        addImport(text, `import { ${name}Parts } from './${folder}/${file}.parts';`),
        'parts: [',
        `${name}Parts`,
      ),
    'apps/notifications/src/notification/domain/event-news.suite.ts': (text) =>
      addEntry(
        text,
        'EVENT_NEWS: Readonly<Record<string, EventRule>> = {',
        `'${service}.${Name}Changed': OWN_WORK`,
      ),
    'apps/web/src/app/features.ts': (text) =>
      addEntry(
        addImport(text, `import { ${names}Feature } from '../features/${files}/feature';`),
        'FEATURES: readonly Feature[] = [',
        `${names}Feature`,
      ),
    ...Object.fromEntries(
      ['en', 'fr', 'de', 'es'].map((language) => [
        `apps/web/src/shared/navigation/navigation.${language}.ts`,
        (text) => addEntry(text, 'entry: {', `${names}: '${ManyWords}'`),
      ]),
    ),
    'apps/web/src/app/forms.cases.suite.tsx': (text) =>
      addEntry(
        addImport(text, `import { ${name}Pages } from '../features/${files}/${file}.form';`),
        'FORM_CASES: readonly FormCase[] = [',
        formCase(Name, name, file, files),
      ),
  };
}

/** A person changes the name while a colleague changes it too, and something else. */
const formCase = (Name, name, file, files) => `{
    form: '${file}',
    page: <${name}Pages.EditPage />,
    ...record('${files}'),
    stored: sample(contracts.get${Name}, {}),
    save: 'Save changes',
    type: typing('Name', 'Aurora'),
    mine: { name: 'Aurora' },
    theirs: { name: 'Borealis' },
    beside: { isActive: false },
  }`;
