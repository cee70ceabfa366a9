import { getOrganisationLogo } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import type { PaperPractice } from '../../shared/quote-paper/staff-paper.view';

/** Returns the practice's details as currently shown on its quotes. */
export function usePaperPractice(): PaperPractice {
  const { organisation } = useSession();
  const { data } = useOperationQuery(getOrganisationLogo, {});
  return { name: organisation.name, logo: data?.logo ?? null };
}
