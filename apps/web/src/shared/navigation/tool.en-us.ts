import type { ToolTranslation } from './tool.en';

export const words: ToolTranslation = {
  tool: { organisations: 'Every organization, its owner and its figures.' },
};
