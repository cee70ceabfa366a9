import { AppError, type LeadStatus } from '@quillcare/contracts';

const STATUS: Record<LeadStatus, string> = {
  NEW: 'New',
  CONTACTED: 'Contacted',
  QUALIFIED: 'Qualified',
  CONVERTED: 'Converted',
  LOST: 'Lost',
};

/** The lead's current state and who changed it last. */
export interface ChangedLead {
  version: number;
  status: LeadStatus;
  updatedBy: string | null;
}

/** Returns the version conflict, naming who changed the lead in the meantime and its current status. */
export function changedSince(
  { version, status, updatedBy }: ChangedLead,
  names: ReadonlyMap<string, string | null>,
  callerId: string | null,
): AppError {
  const isOwn = updatedBy !== null && updatedBy === callerId;
  const who = isOwn ? 'You' : ((updatedBy && names.get(updatedBy)) ?? 'Somebody else');
  const where = isOwn ? 'changed this lead in another window' : 'changed this lead';
  const detail = `${who} ${where} after you opened it. Its status is now ${STATUS[status]}.`;
  return new AppError('VERSION_CONFLICT', { detail, facts: { version, status } });
}
