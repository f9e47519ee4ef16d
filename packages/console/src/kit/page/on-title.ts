import { createContext, type ReactNode } from 'react';

/** What the console puts on the title of a page: the way to the other pages of its area, where there is no menu. */
export const OnTitle = createContext<ReactNode>(null);
