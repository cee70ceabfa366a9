import { Injectable } from '@nestjs/common';
import { MAX_RESULTS_PER_GROUP, type FoundClient, type FoundLead } from '@quillcare/contracts';
import { isEmail } from '@quillcare/rules';
import { TenantReader, type SearchedTable } from '@quillcare/service-kit';
import { nameRanges } from './domain/name-ranges';
import { rankPeople, type FoundPerson } from './domain/rank-people';

/** Number of candidates ranked to find the best. */
const CANDIDATES = 30;
/** The text index holds trigrams. */
const INDEXED_LENGTH = 3;

const CLIENTS: SearchedTable = {
  name: 'crm.search_clients',
  from: 'crm.client',
  columns: 'id, first_name, last_name, email, phone, date_of_birth, suburb, is_vip',
  where: 'deleted_at is null',
  slips: 'name_slips',
  limit: CANDIDATES,
};

const LEADS: SearchedTable = {
  name: 'crm.search_leads',
  from: 'crm.lead',
  columns: 'id, first_name, last_name, email, phone, status',
  where: 'deleted_at is null',
  slips: 'name_slips',
  limit: CANDIDATES,
};

/** Finds clients and leads at a cost independent of how many exist or match. */
@Injectable()
export class PeopleSearcher {
  constructor(private readonly reader: TenantReader) {}

  clients(folded: string): Promise<FoundClient[]> {
    return this.searchTable<FoundClient>(CLIENTS, folded);
  }

  searchLeads(folded: string): Promise<FoundLead[]> {
    return this.searchTable<FoundLead>(LEADS, folded);
  }

  private async searchTable<P extends FoundPerson>(table: SearchedTable, folded: string): Promise<P[]> {
    const known = isEmail(folded) ? await this.findByEmail<P>(table, folded) : [];
    if (known.length > 0) return known;
    const found = this.findByName<P>(table, folded);
    // Terms of one or two letters match most people and are too short for the trigram index, so the text search would read many
    // rows in vain.
    if (folded.trim().length < INDEXED_LENGTH && (await found).length >= MAX_RESULTS_PER_GROUP)
      return rankPeople(await found, folded, MAX_RESULTS_PER_GROUP);
    const [named, others] = await Promise.all([found, this.reader.firstMatches<P>(table, folded)]);
    const exact = rankPeople([...named, ...others], folded, MAX_RESULTS_PER_GROUP);
    if (exact.length > 0) return exact;
    return rankPeople(await this.reader.nearMatches<P>(table, folded), folded, MAX_RESULTS_PER_GROUP);
  }

  private findByEmail<P>({ name, from, columns, where }: SearchedTable, email: string): Promise<P[]> {
    const sql = `select ${columns} from ${from} where organisation_id = $1 and ${where} and email = $2
      order by id limit ${MAX_RESULTS_PER_GROUP}`;
    return this.reader.rows<P>(`${name}_by_email`, sql, [email]);
  }

  // Scans one range of the name index per order of words, so the cost does not depend on how many people contain the words
  // elsewhere.
  private async findByName<P>({ name, from, columns, where }: SearchedTable, folded: string): Promise<P[]> {
    const ranges = nameRanges(folded);
    if (ranges.length === 0) return [];
    const sql = `select found.* from unnest($2::text[], $3::text[]) as wanted (low, high) cross join lateral (
      select ${columns} from ${from} where organisation_id = $1 and ${where}
        and sort_name >= wanted.low and sort_name < wanted.high order by sort_name, id limit ${MAX_RESULTS_PER_GROUP}) found`;
    const bounds = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)];
    return this.reader.rows<P>(`${name}_by_name`, sql, bounds);
  }
}
