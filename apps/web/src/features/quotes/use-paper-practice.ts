import { getOrganisationLogo } from '@quillcare/contracts';
import { useOperationQuery } from '../../app/api';
import { useSession } from '../../app/session';
import type { PaperPractice } from '../../shared/quote-paper/staff-paper.view';

/** The practice as shown on its quotes today. */
export function usePaperPractice(): PaperPractice {
  const { organisation } = useSession();
  const { data } = useOperationQuery(getOrganisationLogo, {});
  return { name: organisation.name, logo: data?.logo ?? null };
}
