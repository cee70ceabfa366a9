import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { EMPTY_DRAFT, toMessage } from './mention';
import { MentionField } from './mention-field.input';

const PEOPLE = [
  { id: 'u1', name: 'Ann', detail: 'User' },
  { id: 'u2', name: 'Anna Kowalski', detail: 'Administrator' },
];
const findPeople = (query: string) =>
  Promise.resolve(PEOPLE.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())));
const field = () => screen.getByRole('textbox', { name: 'Message' });

function Composer({ onSend }: { onSend: (message: string) => void }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <MentionField
      label="Message"
      describedBy="hint"
      draft={draft}
      onChange={setDraft}
      findPeople={findPeople}
      onSend={() => onSend(toMessage(draft))}
      isSaving={false}
      maxLength={5000}
      inputRef={useRef<HTMLTextAreaElement>(null)}
    />
  );
}

describe('MentionField', () => {
  it('suggests people after "@", chosen by arrow key and Enter, and sends with Ctrl+Enter', async () => {
    const onSend = jest.fn();
    const { user } = renderPiece(<Composer onSend={onSend} />);
    await user.type(field(), 'Ask @an');
    expect(await screen.findByRole('option', { name: /Anna Kowalski/ })).toBeInTheDocument();
    await expectAccessible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Ask @Anna Kowalski ');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('please{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledWith('Ask @[Anna Kowalski](u2) please');
  });

  it('leaves Enter and Escape to the text while no suggestions are shown', async () => {
    const onSend = jest.fn();
    const { user } = renderPiece(<Composer onSend={onSend} />);
    await user.type(field(), 'One{Enter}two @an');
    await screen.findByRole('option', { name: /Anna/ });
    await user.keyboard('{Escape}{Enter}three');
    expect(field()).toHaveValue('One\ntwo @an\nthree');
    expect(onSend).not.toHaveBeenCalled();
  });
});
