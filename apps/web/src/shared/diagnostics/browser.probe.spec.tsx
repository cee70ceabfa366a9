import { browserReadings } from './browser.probe';

const valueOf = (label: string) => browserReadings().readings.find((reading) => reading.label === label);

afterEach(() => jest.restoreAllMocks());

it('detects whether cookies and storage work, and leaves nothing behind', () => {
  expect(valueOf('Cookies')).toMatchObject({ value: 'works', tone: 'success' });
  expect(valueOf('Storage')).toMatchObject({ value: 'works', tone: 'success' });
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('reports blocked cookies and storage', () => {
  jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(valueOf('Cookies')).toMatchObject({ value: 'blocked', tone: 'error' });
  expect(valueOf('Storage')).toMatchObject({ value: 'blocked', tone: 'error' });
});

it('reads no stored data', () => {
  localStorage.setItem('quillcare.session', '{"user":{"email":"amelia@harbour.test"}}');
  expect(JSON.stringify(browserReadings())).not.toContain('amelia');
});
