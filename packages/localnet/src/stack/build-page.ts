import { buildWeb } from './web-build';

// Builds the page as the stack does, which then finds it done.
await buildWeb();
