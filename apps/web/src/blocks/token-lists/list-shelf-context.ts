import { createContext } from 'react';
import { browserListShelf, type ListShelf } from './list-shelf';

/** Where accepted lists are kept. */
export const ListShelfContext = createContext<ListShelf>(browserListShelf());
