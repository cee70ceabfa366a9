import { framedHtml, linkParts, matchingMails, type Mail } from './mailbox';

const mail = (id: string, to: string): Mail => ({
  id,
  to,
  from: 'Quillcare <no-reply@quillcare.test>',
  subject: 'Welcome to Quillcare',
  text: 'Hello',
  html: null,
  receivedAt: '2026-11-20T05:00:00.000Z',
});

describe('recipient search', () => {
  const latest = [mail('3', 'Siobhan@patient.example'), mail('2', 'admin@practice.example')];

  it('matches part of an address, ignoring case', () => {
    expect(matchingMails(latest, [], ' SIOBHAN ').map(({ id }) => id)).toEqual(['3']);
    expect(matchingMails(latest, [], '').map(({ id }) => id)).toEqual(['3', '2']);
  });

  it('adds older mails found on the server, without duplicates', () => {
    const exact = [mail('2', 'admin@practice.example'), mail('1', 'admin@practice.example')];
    expect(matchingMails(latest, exact, 'admin@practice.example').map(({ id }) => id)).toEqual(['2', '1']);
  });
});

describe('links in plain text mails', () => {
  it('recognise web addresses without a trailing full stop', () => {
    expect(linkParts('Sign in:\nhttp://localhost:4800/login.\nThank you')).toEqual([
      { text: 'Sign in:\n', href: null },
      { text: 'http://localhost:4800/login', href: 'http://localhost:4800/login' },
      { text: '.\nThank you', href: null },
    ]);
  });

  it('never execute code', () => {
    expect(linkParts('javascript:alert(1) data:text/html,x').every(({ href }) => href === null)).toBe(true);
  });
});

it('opens every link of an HTML mail in a new tab', () => {
  expect(framedHtml('<!doctype html><html><head lang="en"><title>x</title></head></html>')).toContain(
    '<head lang="en"><base target="_blank"><title>',
  );
  expect(framedHtml('<p>x</p>')).toBe('<base target="_blank"><p>x</p>');
});
