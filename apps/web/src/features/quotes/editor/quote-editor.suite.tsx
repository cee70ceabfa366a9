import type { ReactElement } from 'react';
import type { Replies } from '../../../testing/fake-server';
import { renderRoutes } from '../../../testing/render-page';
import { useSessionControl } from '../../../shared/session/session.context';
import { client, doctor, draft, id, page, priceAsked } from './editor-server.fixtures';
import { CreateQuotePage, EditQuotePage } from './quote-editor.page';

function WhenSignedIn({ page: shown }: { page: ReactElement }) {
  const { state } = useSessionControl();
  return state.status === 'signed-in' ? shown : <p>Waiting</p>;
}

/** Renders the editor's pages against a fake server that prices what it is sent. */
export function setUp(url: string, replies: Replies = {}) {
  return renderRoutes(
    [
      { path: '/quotes/create', element: <WhenSignedIn page={<CreateQuotePage />} /> },
      { path: '/quotes/edit/:id', element: <WhenSignedIn page={<EditQuotePage />} /> },
    ],
    {
      url,
      replies: {
        'GET /api/quote-settings': [{ status: 404 }],
        'GET /api/sites': [page()],
        'GET /api/clients': [page()],
        'GET /api/doctors': [page()],
        'GET /api/hospitals': [page()],
        'GET /api/surgeries': [page()],
        'GET /api/organisation/logo': [{ body: { logo: null } }],
        [`GET /api/clients/${id(2)}`]: [{ body: client }],
        [`GET /api/doctors/${id(3)}`]: [{ body: doctor }],
        [`GET /api/quotes/${id(1)}`]: [{ body: draft() }],
        'POST /api/quotes/preview': [priceAsked],
        ...replies,
      },
    },
  );
}

export const EDIT = `/quotes/edit/${id(1)}`;
