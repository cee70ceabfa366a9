import { AppError } from '@quillcare/contracts';

export interface Description {
  description: string | null;
  hasAiGeneratedDescription: boolean;
  /** When a person approved an AI-generated text. Null for a text written by a person and for an unapproved draft. */
  descriptionApprovedAt: Date | null;
}

/** Updates authorship after a change: a rewritten text counts as the person's own, and a new draft needs a new approval. */
export function settleDescription(before: Description, after: Description): void {
  if (!after.description) after.hasAiGeneratedDescription = false;
  const isMarked = after.hasAiGeneratedDescription && !before.hasAiGeneratedDescription;
  const isRewritten = after.description !== before.description;
  if (isRewritten && !isMarked) after.hasAiGeneratedDescription = false;
  if (isRewritten || isMarked || !after.hasAiGeneratedDescription) after.descriptionApprovedAt = null;
}

/** Approves an AI-generated draft. Throws DESCRIPTION_NOT_A_DRAFT if there is none. */
export function approveDescription(surgery: Description, now: Date): void {
  if (!surgery.hasAiGeneratedDescription || surgery.descriptionApprovedAt)
    throw new AppError('DESCRIPTION_NOT_A_DRAFT');
  surgery.descriptionApprovedAt = now;
}
