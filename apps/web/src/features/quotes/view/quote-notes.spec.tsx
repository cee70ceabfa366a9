import { screen, waitFor } from '@testing-library/react';
import { note } from '@quillcare/contracts';
import type { Received } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { blankOf } from '../../../testing/sample-of';
import { QuoteNotes } from './quote-notes.panel';

const QUOTE = '01930000-0000-7000-8000-000000000001';
const comment = blankOf(note, {
  id: '01930000-0000-7000-8000-000000000002',
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  entityType: 'QUOTE_COMMENT',
  entityId: QUOTE,
  text: 'A colleague’s comment',
});
const pageOf = (items: object[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false, seesMedical: true },
});

describe('a half-written note on a quote', () => {
  async function write() {
    let comments: object[] = [];
    const app = renderPage(<QuoteNotes quoteId={QUOTE} />, {
      path: '/quote',
      replies: {
        'GET /api/notes': [
          ({ path }: Received) => pageOf(path.includes('entityType=QUOTE_COMMENT') ? comments : []),
        ],
      },
    });
    await app.user.type(await screen.findByRole('textbox', { name: 'Write a note' }), 'Rang her');
    const addComment = () => {
      comments = [comment];
      app.changedElsewhere({ type: 'Note' });
    };
    return { ...app, addComment };
  }

  it('stays in sight when a colleague adds the first comment', async () => {
    const { addComment } = await write();
    addComment();
    expect(await screen.findByRole('tab', { name: 'Comments 1' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Rang her');
  });

  it('is kept while the comments are read', async () => {
    const { user } = await write();
    await user.click(screen.getByRole('tab', { name: 'Comments' }));
    await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'And then');
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Rang her'),
    );
  });
});
