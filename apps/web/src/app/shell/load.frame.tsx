import type { ComponentType } from 'react';
import { FeatureBoardsContext } from '../../shared/feature/boards.context';
import { FEATURES } from '../features';
import { ShellPartsContext, type ShellParts } from './shell.parts';
import { StaffFrame } from './staff.frame';

const BOARDS = FEATURES.flatMap(({ board }) => board ?? []).sort((one, other) => one.order - other.order);

/** Loads the frame around staff pages, including the parts that features add to it. */
export async function loadFrame(): Promise<ComponentType> {
  const parts = await loadParts();
  return () => (
    <ShellPartsContext value={parts}>
      <FeatureBoardsContext value={BOARDS}>
        <StaffFrame />
      </FeatureBoardsContext>
    </ShellPartsContext>
  );
}

async function loadParts(): Promise<ShellParts> {
  const load = (loaders: (() => Promise<ComponentType>)[]) => Promise.all(loaders.map((loader) => loader()));
  const [headerButtons, banners] = await Promise.all([
    load(FEATURES.flatMap(({ headerButton }) => headerButton ?? [])),
    load(FEATURES.flatMap(({ banner }) => banner ?? [])),
  ]);
  return { headerButtons, banners };
}
