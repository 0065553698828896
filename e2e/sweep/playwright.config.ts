import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

const { projects: _, ...shared } = tests;

/** Every screen and dialog over widths, languages and amounts, on the same stack as the tests. */
export default defineConfig(shared, { testDir: '.', testMatch: '*.sweep.ts', timeout: 600_000, retries: 0 });
