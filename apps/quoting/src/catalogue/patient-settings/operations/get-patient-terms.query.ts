import { getPatientTerms, type PatientTerms } from '@quillcare/contracts';
import { implement, OrganisationFacts, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { defaultTerms } from '../domain/default-terms';

/** Enough history for people; the text of an issued quote is found by its hash. */
const MOST_VERSIONS = 50;

type StoredTerms = Omit<PatientTerms, 'publishedAt' | 'publishedByName'> & {
  createdAt: string;
  createdBy: string | null;
};

const TERMS = `select version, title, text, sha256, created_at, created_by from quoting.patient_terms
  where organisation_id = $1 order by version desc, created_at desc limit ${MOST_VERSIONS}`;

export const GetPatientTermsQuery = implement(
  getPatientTerms,
  [TenantReader, OrganisationFacts, PeopleNames],
  (reader, practice, people) => ({
    prepare: async (_input) => (await practice.current()).country,

    async handle(_input, country) {
      const stored = await reader.rows<StoredTerms>('quoting.patient_terms', TERMS);
      const names = await people.of(stored.map(({ createdBy }) => createdBy));
      const versions = stored.map(({ createdAt, createdBy, ...terms }): PatientTerms => {
        // The product's default text was not published by anyone; it was stored with the first quote that used it.
        if (terms.version === 0) return { ...terms, publishedAt: null, publishedByName: null };
        const publishedByName = createdBy === null ? null : (names.get(createdBy) ?? null);
        return { ...terms, publishedAt: createdAt, publishedByName };
      });
      const [newest, ...older] = versions;
      if (newest && newest.version > 0) return { ...newest, earlier: older };
      const own = { version: 0, ...defaultTerms(country), publishedAt: null, publishedByName: null };
      return { ...own, earlier: versions.filter(({ sha256 }) => sha256 !== own.sha256) };
    },
  }),
);
