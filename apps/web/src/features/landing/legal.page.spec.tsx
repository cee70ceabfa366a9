import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { PrivacyPage, TermsPage } from './legal.page';
import type { LegalDocument } from './legal.texts';
import { privacyTexts } from './privacy.texts';
import { termsTexts } from './terms.texts';

const textOf = () => screen.getByRole('main').textContent ?? '';

it('states every figure in the terms', async () => {
  renderPage(<TermsPage />, { path: '/terms', isSignedIn: false, replies: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeInTheDocument();
  for (const words of [
    "30 days' notice of fee changes",
    'After termination you have 30 days to export your data',
    'no refunds for the unused part of a term',
    'capped at the fees that you paid in the prior 12 months',
    'Data is stored in Australia',
    'The law of New South Wales',
    'GST exclusive',
    '14 days',
  ])
    expect(textOf()).toContain(words);
});

it('names the privacy laws of both countries, and claims no certification', async () => {
  renderPage(<PrivacyPage />, { path: '/privacy', isSignedIn: false, replies: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
  for (const words of ['Australian Privacy Principles', 'Privacy Act 2020', 'Data is stored in Australia'])
    expect(textOf()).toContain(words);
  expect(textOf()).not.toMatch(/HIPAA|ISO ?27001|SOC ?2|GDPR|certified/i);
  expect(screen.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'oaic.gov.au' })).toHaveAttribute(
    'href',
    'https://www.oaic.gov.au',
  );
});

describe.each<[string, LegalDocument]>([
  ['terms', termsTexts],
  ['privacy', privacyTexts],
])('text of the %s', (_name, { sections, updatedOn, summary }) => {
  it('has a valid date of its last change and a summary', () => {
    expect(new Date(updatedOn).toISOString().slice(0, 10)).toBe(updatedOn);
    expect(summary.length).toBeGreaterThan(3);
  });

  it('has a unique anchor for each section, and no empty section', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { paragraphs, points = [] } of sections)
      expect(paragraphs.length + points.length).toBeGreaterThan(0);
  });
});
