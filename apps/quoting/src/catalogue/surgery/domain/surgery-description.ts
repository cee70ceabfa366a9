import { AppError } from '@quillcare/contracts';

/** The description of a surgery, as far as it matters who wrote it. */
export interface Description {
  description: string | null;
  hasAiGeneratedDescription: boolean;
  /** When a person approved what a machine wrote; null for a person's own text and for a draft. */
  descriptionApprovedAt: Date | null;
}

/** After a change: a text that a person rewrote is the person's own; a new draft needs a new approval. */
export function settleDescription(before: Description, after: Description): void {
  if (!after.description) after.hasAiGeneratedDescription = false;
  const isMarked = after.hasAiGeneratedDescription && !before.hasAiGeneratedDescription;
  const isRewritten = after.description !== before.description;
  if (isRewritten && !isMarked) after.hasAiGeneratedDescription = false;
  if (isRewritten || isMarked || !after.hasAiGeneratedDescription) after.descriptionApprovedAt = null;
}

/** Approves a machine's draft; throws DESCRIPTION_NOT_A_DRAFT if there is none. */
export function approveDescription(surgery: Description, now: Date): void {
  if (!surgery.hasAiGeneratedDescription || surgery.descriptionApprovedAt)
    throw new AppError('DESCRIPTION_NOT_A_DRAFT');
  surgery.descriptionApprovedAt = now;
}
