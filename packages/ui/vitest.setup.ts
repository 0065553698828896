import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow machine is waited for: no test says how fast a screen must be.
configure({ asyncUtilTimeout: 100_000 });

afterEach(cleanup);
