import {
  allows,
  AppError,
  isWorthSearching,
  quotingSearchGroup,
  SEARCH_PERMISSIONS,
  searchGroup,
  searchPractice,
  searchQuoting,
  type InputOf,
  type QuotingFound,
  type QuotingSearchGroup,
  type ResultOf,
  type SearchGroup,
  type SearchResults,
} from '@quillcare/contracts';
import { searchText } from '@quillcare/rules';
import { currentContext, Implements, isOutage, RpcClient, type Handler } from '@quillcare/service-kit';
import { PeopleSearcher } from '../people.searcher';

const NOTHING: SearchResults = {
  clients: [],
  leads: [],
  quotes: [],
  surgeryCases: [],
  doctors: [],
  hospitals: [],
  sites: [],
  surgeries: [],
  missing: [],
};

/**
 * Global search across crm's own tables and quoting in parallel. The search text is never logged, because services log
 * operations, not inputs.
 */
@Implements(searchPractice)
export class SearchPracticeQuery implements Handler<typeof searchPractice> {
  constructor(
    private readonly people: PeopleSearcher,
    private readonly rpc: RpcClient,
  ) {}

  async handle({
    query: { q = '' },
  }: InputOf<typeof searchPractice>): Promise<ResultOf<typeof searchPractice>> {
    const folded = searchText(q);
    if (!isWorthSearching(folded)) return NOTHING;
    const groups = readableGroups();
    const [clients, leads, quoting] = await Promise.all([
      groups.has('clients') ? this.people.clients(folded) : [],
      groups.has('leads') ? this.people.leads(folded) : [],
      this.inQuoting(
        q,
        quotingSearchGroup.options.filter((group) => groups.has(group)),
      ),
    ]);
    return { ...NOTHING, ...quoting, clients, leads };
  }

  /** Returns quoting's results. If it does not answer, returns which groups are missing. */
  private async inQuoting(
    text: string,
    groups: QuotingSearchGroup[],
  ): Promise<Partial<QuotingFound> & Pick<SearchResults, 'missing'>> {
    const { organisationId } = currentContext();
    if (!organisationId || groups.length === 0) return { missing: [] };
    try {
      const found = await this.rpc.call(searchQuoting, { body: { organisationId, text, groups } });
      return { ...found, missing: [] };
    } catch (error) {
      if (!isOutage(error)) throw error;
      return { missing: groups };
    }
  }
}

function readableGroups(): Set<SearchGroup> {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return new Set(searchGroup.options.filter((group) => allows(SEARCH_PERMISSIONS[group], principal)));
}
