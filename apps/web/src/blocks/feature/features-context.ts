import { createContext } from 'react';
import type { Feature } from './feature';

/** Every feature of the app, for screens that show something of each. */
export const FeaturesContext = createContext<readonly Feature[]>([]);
