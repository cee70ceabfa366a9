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

describe('the search by recipient', () => {
  const latest = [mail('3', 'Siobhan@patient.example'), mail('2', 'admin@practice.example')];

  it('finds part of an address, ignoring case', () => {
    expect(matchingMails(latest, [], ' SIOBHAN ').map(({ id }) => id)).toEqual(['3']);
    expect(matchingMails(latest, [], '').map(({ id }) => id)).toEqual(['3', '2']);
  });

  it('adds older mails that only the server has, once each', () => {
    const exact = [mail('2', 'admin@practice.example'), mail('1', 'admin@practice.example')];
    expect(matchingMails(latest, exact, 'admin@practice.example').map(({ id }) => id)).toEqual(['2', '1']);
  });
});

describe('links in a plain text', () => {
  it('are the web addresses in it, without the full stop after them', () => {
    expect(linkParts('Sign in:\nhttp://localhost:4800/login.\nThank you')).toEqual([
      { text: 'Sign in:\n', href: null },
      { text: 'http://localhost:4800/login', href: 'http://localhost:4800/login' },
      { text: '.\nThank you', href: null },
    ]);
  });

  it('are never anything executable', () => {
    expect(linkParts('javascript:alert(1) data:text/html,x').every(({ href }) => href === null)).toBe(true);
  });
});

it('opens every link of an HTML mail in a new tab', () => {
  expect(framedHtml('<!doctype html><html><head lang="en"><title>x</title></head></html>')).toContain(
    '<head lang="en"><base target="_blank"><title>',
  );
  expect(framedHtml('<p>x</p>')).toBe('<base target="_blank"><p>x</p>');
});
