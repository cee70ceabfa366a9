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

it('puts text typed while a form was loading into its first field, ahead of what is typed next', async () => {
  const { arrive, user } = open(Form);
  await user.click(screen.getByRole('link', { name: 'New lead' }));
  await user.keyboard('Arx{Backspace}oha');
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Aroha');
  await user.keyboard(' N');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Aroha N');
});

it('hides letters from the previous page’s shortcuts, but passes on key combinations', async () => {
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

it('takes nothing that was typed into a focused field of any kind', async () => {
  const { arrive, user } = open(Form);
  await user.click(screen.getByRole('link', { name: 'New lead' }));
  await user.click(screen.getByRole('spinbutton', { name: 'Fee' }));
  await user.keyboard('120');
  expect(screen.getByRole('spinbutton', { name: 'Fee' })).toHaveValue(120);
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});
