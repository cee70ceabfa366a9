import type { Invoice } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';

export const INVOICE_TONES: Record<Invoice['status'], ToneName> = {
  DRAFT: 'muted',
  PENDING: 'info',
  PAID: 'success',
  OVERDUE: 'error',
  CANCELLED: 'muted',
  REFUNDED: 'muted',
};
