import { variables } from '../config/index.js';
import { helpText, readArguments } from './arguments.js';

describe('arguments of npm start', () => {
  it('go before the environment', () => {
    const { env, fresh, help } = readArguments(['--port', '4001', '--home', 'elsewhere', '--fresh'], {
      PORT: '1',
      HOST: 'h',
    });
    expect([env.PORT, env.HEXLEDGER_HOME, env.HOST, fresh, help]).toEqual([
      '4001',
      'elsewhere',
      'h',
      true,
      false,
    ]);
  });

  it('are refused with advice when unknown', () => {
    expect(() => readArguments(['--prot', '4001'], {})).toThrow(
      expect.objectContaining({ code: 'BAD_ARGUMENT' }),
    );
  });

  it('have a help that names every variable with its default', () => {
    const help = helpText();
    for (const name of Object.keys(variables)) expect(help).toContain(`  ${name} `);
    expect(help).toContain('Port of the API (4000)');
  });
});
