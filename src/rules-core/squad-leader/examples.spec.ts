import { workedExamples } from '../kernel/testing/worked-examples.testkit.js';

workedExamples(import.meta.dirname, 265, 'A');
workedExamples(import.meta.dirname, 226, 'B');
workedExamples(import.meta.dirname, 103, 'C');
