import { MAX_DIRECTORY_NAMES, readDirectoryNames, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

type Names = ResultOf<typeof readDirectoryNames>;
type Kind = keyof Names;

const active = (table: string, name: string) => `select id, ${name} as name from quoting.${table}
  where organisation_id = $1 and is_active and deleted_at is null order by name, id limit ${MAX_DIRECTORY_NAMES}`;

const STATEMENTS: Record<Kind, string> = {
  surgeries: active('surgery', 'name'),
  sites: active('site', 'name'),
  doctors: active('doctor', `concat_ws(' ', nullif(title, ''), first_name, last_name)`),
};

@Implements(readDirectoryNames)
export class ReadDirectoryNamesQuery implements Handler<typeof readDirectoryNames> {
  constructor(private readonly reader: TenantReader) {}

  async handle(_input: InputOf<typeof readDirectoryNames>): Promise<Names> {
    const [surgeries, sites, doctors] = await Promise.all([
      this.readNames('surgeries'),
      this.readNames('sites'),
      this.readNames('doctors'),
    ]);
    return { surgeries, sites, doctors };
  }

  private readNames(kind: Kind): Promise<Names[Kind]> {
    return this.reader.rows(`quoting.active_${kind}`, STATEMENTS[kind]);
  }
}
