import { z } from 'zod';
import { command } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { idParams, optionalText, text, version } from '../core/primitives';
import { quote } from './quote.schemas';

export const requestDiscountApproval = command({
  name: 'quoting.requestDiscountApproval',
  summary: "Request a discount above the practice's cap",
  http: { method: 'POST', path: '/quotes/:id/discount-approval' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version, reason: text(500) }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_EDITABLE', 'APPROVAL_NOT_NEEDED'],
  invalidates: ['Quote'],
});

/** People cannot approve their own request, unless nobody else in the practice may approve it. */
export const decideDiscountApproval = command({
  name: 'quoting.decideDiscountApproval',
  summary: 'Approve or decline a requested discount',
  http: { method: 'POST', path: '/quotes/:id/discount-approval/decision', status: 200 },
  // The same right as for changing a pricing rule: see pricing-rule.operations.ts.
  permission: { resource: 'PRICING_RULES', action: 'UPDATE', orRoles: ADMINS },
  params: idParams,
  body: z.strictObject({ version, decision: z.enum(['APPROVED', 'DECLINED']), reason: optionalText(500) }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'APPROVAL_NOT_REQUESTED', 'OWN_REQUEST'],
  invalidates: ['Quote'],
});
