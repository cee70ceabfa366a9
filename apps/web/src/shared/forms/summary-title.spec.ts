import { problemOf } from '../../testing/fake-server';
import { refusedOffline, tookTooLong, unreachable } from '../api/problem';
import { toProblem } from '../api/problem';
import { summaryTitle } from './summary-title';

it.each([
  ['fields that the browser refused', null, 'Please check your input'],
  ['fields that the server refused', problemOf(400, 'VALIDATION_FAILED', ''), 'Please check your input'],
  ['a file that is none', problemOf(422, 'IMPORT_FILE_INVALID', ''), 'Please check your input'],
  ['a change that was not tried offline', refusedOffline(), 'Network error occurred'],
  ['a network that is away', unreachable(), 'Network error occurred'],
  ['an answer that did not come in time', tookTooLong(), 'Network error occurred'],
  ['a server that is away', problemOf(503, 'SERVICE_UNAVAILABLE', ''), 'Server error occurred'],
  ['a server that failed', problemOf(500, 'INTERNAL', ''), 'Server error occurred'],
  ['a fault of this program', toProblem(new Error('null')), 'An unknown error occurred'],
  ['a conflict', problemOf(409, 'VERSION_CONFLICT', ''), 'Failed to update'],
  ['a missing right', problemOf(403, 'FORBIDDEN', ''), 'Failed to update'],
])('has a title for %s', (_name, problem, title) => {
  expect(summaryTitle(problem, 'Failed to update')).toBe(title);
});
