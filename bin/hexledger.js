#!/usr/bin/env node
import { runEntry } from './run.js';

// Progress goes to standard error: standard output belongs to the command.
await runEntry('cli/main', (line) => console.error(line));
