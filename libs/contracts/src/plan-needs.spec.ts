import { errorsOf } from './core/http';
import { OPERATIONS } from './registry';

const needing = OPERATIONS.filter(({ needs }) => needs !== null);

const said = needing.map(({ name, needs }) => {
  if (!needs) return '';
  if ('feature' in needs) return `${name}: ${needs.feature}`;
  return `${name}: ${needs.adds ? 'some' : 'one'} of ${needs.limit}`;
});

// Adding a line here is a decision about what practices pay for.
it('ties exactly these operations to the limits and features of a plan', () => {
  expect(said.sort()).toEqual([
    'assistant.askAssistant: assistant',
    'crm.convertLead: one of clients',
    'crm.createClient: one of clients',
    'crm.createLeadKey: websiteKeys',
    'crm.importClients: some of clients',
    'crm.restoreClient: one of clients',
    'identity.createInvitation: one of users',
    'identity.resendInvitation: some of users',
    'identity.setOrganisationLogo: branding',
    'identity.updateUser: some of users',
    'quoting.createQuoteTemplate: one of templates',
    'quoting.renewCalendarFeed: calendarFeeds',
    'quoting.restoreQuoteTemplate: one of templates',
  ]);
});

it('restricts only commands that add or change something, never reading or removal', () => {
  for (const { kind, http } of needing) {
    expect(kind).toBe('command');
    expect(http?.method).not.toBe('DELETE');
  }
});

it('declares the matching refusal among the errors of each restricted operation', () => {
  for (const operation of needing)
    expect(errorsOf(operation)).toContain(
      operation.needs && 'limit' in operation.needs ? 'PLAN_LIMIT_REACHED' : 'PLAN_LACKS_FEATURE',
    );
});
