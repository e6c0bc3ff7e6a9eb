import { workedExamples } from '../kernel/testing/worked-examples.testkit.js';

workedExamples(import.meta.dirname, 265, 'A');
