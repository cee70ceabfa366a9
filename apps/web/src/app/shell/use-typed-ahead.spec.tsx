import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useTypedAhead } from './use-typed-ahead';

function Frame() {
  useTypedAhead();
  return (
    <>
      <input type="number" aria-label="Fee" />
      <Outlet />
    </>
  );
}

function Form() {
  const [name, setName] = useState('');
  return <input aria-label="Name" autoFocus value={name} onChange={({ target }) => setName(target.value)} />;
}

/** Opens a page with a link to another one, whose code loads when the test resolves it. */
function open(Page: () => React.ReactNode) {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', element: <Link to="/new">New lead</Link> },
        { path: '/new', lazy: () => code.then(() => ({ Component: Page })) },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { arrive: () => act(async () => arrive()), user: userEvent.setup() };
}

it('puts what was typed while a form was loading into its first field, and what is typed then behind it', async () => {
  const { arrive, user } = open(Form);
  await user.click(screen.getByRole('link', { name: 'New lead' }));
  await user.keyboard('Arx{Backspace}oha');
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Aroha');
  await user.keyboard(' N');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Aroha N');
});

it('keeps letters from the shortcuts of the page before, and leaves combinations to them', async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', hear);
  const { arrive, user } = open(() => <p>No form</p>);
  await user.keyboard('j');
  await user.click(screen.getByRole('link', { name: 'New lead' }));
  await user.keyboard('j{Control>}k{/Control}');
  await arrive();
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual(['j', 'Control', 'k']);
});

it('takes nothing from a field that somebody is in, whatever its kind', async () => {
  const { arrive, user } = open(Form);
  await user.click(screen.getByRole('link', { name: 'New lead' }));
  await user.click(screen.getByRole('spinbutton', { name: 'Fee' }));
  await user.keyboard('120');
  expect(screen.getByRole('spinbutton', { name: 'Fee' })).toHaveValue(120);
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});
