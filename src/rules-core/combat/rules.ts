/** Generated from ledger*.tsv by `npm run generate:rules`: change the ledger, not this file. */

export type RuleId =
  | '1'
  | '1.1'
  | '1.2'
  | '1.2.1'
  | '1.2.2'
  | '1.2.3'
  | '1.2.4'
  | '2'
  | '2.1'
  | '2.1/a'
  | '2.1/b'
  | '2.2'
  | '2.2.1'
  | '2.2.1/a'
  | '2.3'
  | '2.3.1'
  | '2.3.1.1'
  | '2.3.1.1/a'
  | '2.3.1.2'
  | '2.3.1.3'
  | '2.3.1.4'
  | '2.3.1.4.1'
  | '2.3.1.4.2'
  | '2.3.1.5'
  | '2.3.1.6'
  | '2.4'
  | '2.4.1'
  | '2.5'
  | '2.5.1'
  | '2.5.2'
  | '2.5.2.1'
  | '2.5.2.2'
  | '2.5.3'
  | '2.5.4'
  | '2.6'
  | '2.6.1'
  | '2.6.2'
  | '2.6.3'
  | '2.6.4'
  | '2.7'
  | '2.7.1'
  | '2.7.2'
  | '2.7.3'
  | '2.7.4'
  | '3'
  | '3.1'
  | '3.2'
  | '3.2.1'
  | '3.2.1/a'
  | '3.2.2'
  | '3.2.2.1'
  | '3.2.2.2'
  | '3.2.3'
  | '3.2.3.1'
  | '3.2.3.2'
  | '3.2.3.3'
  | '3.2.3.3.1'
  | '3.2.4'
  | '3.2.5'
  | '3.2.6'
  | '3.2.6.1'
  | '3.3'
  | '3.3.1'
  | '3.3.2'
  | '3.3.3'
  | '3.3.4'
  | '3.3.4.1'
  | '3.3.4.1/a'
  | '3.3.4.1.1'
  | '3.3.4.2'
  | '3.3.4.2/a'
  | '3.3.4.3'
  | '3.3.4.3.1'
  | '3.3.4.3.2'
  | '3.3.4.3.2/a'
  | '4'
  | '4.1'
  | '4.1.1'
  | '4.1.2'
  | '4.2'
  | '4.2/1a'
  | '4.2/1b'
  | '4.2/1c'
  | '4.2/2a'
  | '4.2/3a'
  | '4.2/3a/t'
  | '4.2/3b'
  | '4.3'
  | '4.3.1'
  | '4.3.1/m'
  | '4.3.1.1'
  | '4.3.1.2'
  | '4.3.1.3'
  | '4.3.2'
  | '4.3.2.1'
  | '4.3.2.2'
  | '4.4'
  | '4.4.1'
  | '4.4.2'
  | '4.4.3'
  | '4.4.4'
  | '4.4.5'
  | '4.4.6'
  | '4.4.7'
  | '4.4.8'
  | '4.4.8/a'
  | '4.5'
  | '4.5.1'
  | '4.5.2'
  | '5'
  | '5.1.1'
  | '5.1.2'
  | '5.1.3'
  | '5.1.4'
  | '5.1.4.1'
  | '5.1.4.2'
  | '5.1.4.3'
  | '5.1.4.4'
  | '5.1.5'
  | '5.1.5.1'
  | '5.1.5.2'
  | '5.1.5.3'
  | '5.1.5.3.1'
  | '5.1.6'
  | '5.1.6.1'
  | '5.1.7'
  | '5.1.8'
  | '5.1.8/a'
  | '5.1.8/b'
  | '5.1.8/c'
  | '5.1.8/d'
  | '5.1.8/e'
  | '5.1.8/n'
  | '5.1.9'
  | '5.1.9.1'
  | '5.1.10'
  | '5.1.11'
  | '5.2'
  | '5.2.1'
  | '5.2.2'
  | '5.2.3'
  | '5.2.3.1'
  | '5.2.4'
  | '5.2.5'
  | '5.2.5.1'
  | '5.2.5.1.1'
  | '5.2.6'
  | '5.2.7'
  | '5.2.8'
  | '5.2.9'
  | '5.2.9.1'
  | '5.2.10'
  | '5.2.10.1'
  | '5.2.10.1/a'
  | '6'
  | '6.1'
  | '6.1.1'
  | '6.1.1.1'
  | '6.1.1.1#2'
  | '6.1.1.1#2/a'
  | '6.1.1#2'
  | '6.1.2'
  | '6.1.2/a'
  | '6.1.3'
  | '6.1.4'
  | '6.1.5'
  | '6.2'
  | '6.2/a'
  | '6.3'
  | '6.3.1'
  | '6.3.1.1'
  | '6.3.2'
  | '6.3.3'
  | '6.3.4'
  | '6.3.5'
  | '6.3.5.1'
  | '6.3.5.1/1'
  | '6.3.5.1/2'
  | '6.3.5.1/3'
  | '6.4'
  | '6.4.1'
  | '6.4.1.1'
  | '6.4.1.1.1'
  | '6.4.1.2'
  | '6.4.1.3'
  | '6.4.1.3.1'
  | '6.4.1.3.1.1'
  | '6.4.2'
  | '6.4.3'
  | '6.4.4'
  | '6.4.5'
  | '6.4.6'
  | '6.4.6.1'
  | '6.4.6.1.1'
  | '6.4.7'
  | '6.4.7/a'
  | '6.4.8'
  | '10.1.2/t'
  | '10.1.2/t1'
  | '10.1.2/t2'
  | '6.4.9'
  | '6.4.10'
  | '6.5'
  | '6.5.1'
  | '6.5.1.1'
  | '6.5.1.1.1'
  | '6.5.1.1.1/a'
  | '6.5.1.1.2'
  | '6.5.1.1.3'
  | '6.5.1.1.4'
  | '6.5.1.1.5'
  | '6.5.1.1.6'
  | '6.5.1.1.7'
  | '6.5.1.2'
  | '6.5.1.2.1'
  | '6.5.1.2.2'
  | '6.5.1.3'
  | '6.5.1.4'
  | '6.5.1.4.1'
  | '6.5.1.5'
  | '6.5.1.5.1'
  | '6.5.1.6'
  | '6.5.1.6.1'
  | '6.5.1.6.2'
  | '6.5.1.6.3'
  | '6.5.1.7'
  | '6.5.1.7.1'
  | '6.5.1.7.2'
  | '6.5.1.7.3'
  | '6.5.1.7.3/a'
  | '6.5.1.7.4'
  | '6.5.1.8'
  | '6.5.1.8.1'
  | '6.5.1.9'
  | '6.6'
  | '6.6.1'
  | '6.7'
  | '6.7.1'
  | '6.7.1.1'
  | '6.7.2'
  | '6.7.2.1'
  | '6.7.2.2'
  | '6.7.2.3'
  | '6.8'
  | '6.8.1'
  | '6.9'
  | '6.9.1'
  | '6.10'
  | '6.10.1'
  | '6.10.2'
  | '6.11'
  | '6.11.1'
  | '6.12'
  | '6.12.1'
  | '6.12.2'
  | '6.12.3'
  | '6.12.4'
  | '6.12.4.1'
  | '6.12.4.2'
  | '6.12.4.3'
  | '6.12.4.4'
  | '6.13'
  | '6.13.1'
  | '6.13.2'
  | '6.13.2/a'
  | '7'
  | '7.1'
  | '7.1.1'
  | '7.1.1/a'
  | '7.1.1.1'
  | '7.1.1.2'
  | '7.1.2'
  | '7.1.2/a'
  | '7.1.3'
  | '7.2'
  | '7.2.1'
  | '7.2.1/a'
  | '7.2.1.1'
  | '7.2.2'
  | '7.2.3'
  | '7.2.4'
  | '7.3'
  | '7.3.1'
  | '7.3.3'
  | '7.3.4'
  | '7.3.5'
  | '7.3.6'
  | '7.3.7'
  | '7.3.7.1'
  | '7.3.7.2'
  | '7.3.8'
  | '7.3.8.1'
  | '7.3.9'
  | '7.3.10'
  | '7.4'
  | '7.4.1'
  | '7.4.2'
  | '7.4.3'
  | '7.5'
  | '7.5.1'
  | '7.5.2'
  | '7.5.3'
  | '7.5.3.1'
  | '7.6'
  | '7.6.1'
  | '7.6.2'
  | '7.7'
  | '7.7.1'
  | '7.7.2'
  | '7.8'
  | '7.8.1'
  | '7.8.2'
  | '7.8.3'
  | '7.9'
  | '7.9.1'
  | '7.9.2'
  | '7.9.3'
  | '7.9.3/t'
  | '7.9.4'
  | '7.9.5'
  | '7.9.6'
  | '8'
  | '8.1'
  | '8.1.1'
  | '8.1.2'
  | '8.1.3'
  | '8.1.4'
  | '8.2'
  | '8.2.1'
  | '8.2.2'
  | '8.2.3'
  | '9'
  | '9.1'
  | '9.1.1'
  | '9.1.2'
  | '9.1.2/a'
  | '9.1.3'
  | '9.1.3.1'
  | '9.1.4'
  | '9.1.4.1'
  | '9.1.4.2'
  | '9.1.4.2/a'
  | '9.1.4.3'
  | '9.1.4.3.1'
  | '9.1.4.4'
  | '9.1.4.4.1'
  | '9.2'
  | '9.2.1'
  | '9.2.2'
  | '9.2.3'
  | '9.2.4'
  | '9.2.4.1'
  | '10'
  | '10.1'
  | '10.1.1'
  | '10.1.2'
  | '10.1.3'
  | '10.1.4'
  | '10.1.5'
  | '10.1.6'
  | '10.1.7'
  | '10.1.8'
  | '10.1.8.1'
  | '10.1.8.1/fig'
  | '10.2.6'
  | '10.3'
  | '10.3.1'
  | '10.3.2'
  | '10.3.3'
  | '10.4'
  | '10.4.1'
  | '10.4.1.1'
  | '10.5'
  | '10.5.1'
  | '10.5.2'
  | '10.5.2/a'
  | '10.5.3'
  | '10.5.3#2'
  | '10.5.3.1'
  | '10.5.3.2'
  | '10.5.3.1#2'
  | '10.6'
  | '10.6.1'
  | '10.6.2'
  | '10.6.4'
  | '11'
  | '11.1'
  | '11.1.1'
  | '11.1.2'
  | '11.1.2/fig'
  | '11.1.3'
  | '11.1.4'
  | '11.1.4.1'
  | '11.1.5'
  | '11.1.6'
  | '11.1.7'
  | '11.1.7/a'
  | '11.1.7.1'
  | '11.1.7.1/a'
  | '11.1.7.1/b'
  | '11.1.7.1.1'
  | '11.2'
  | '11.2.1'
  | '11.2.2'
  | '11.2.3'
  | '11.2.4'
  | '11.2.5'
  | '11.2.6'
  | '11.2.7'
  | '11.2.7/a'
  | '11.2.7.1'
  | '11.3'
  | '11.3.1'
  | '11.3.2'
  | '11.3.3'
  | '11.3.4'
  | '11.3.5'
  | '11.3.6'
  | '11.3.6.1'
  | '11.3.7'
  | '11.4'
  | '11.4.1'
  | '11.4.2'
  | '11.4.3'
  | '11.4.3/a'
  | '11.4.4'
  | '11.4.4.1'
  | '11.5'
  | '11.5.1'
  | '11.5.2'
  | '11.5.4'
  | '11.5.5'
  | '11.5.5/a'
  | '11.5.6'
  | '11.5.7'
  | '11.5.8'
  | '11.5.8.1'
  | '11.5.8.2'
  | '11.5.8.3'
  | '11.5.8.3.1'
  | '12'
  | '12.1'
  | '12.1.1'
  | '12.1.1/1'
  | '12.1.1/2'
  | '12.1.1/3'
  | '12.1.1.1'
  | '12.1.1.1.1'
  | '12.1.1.1.2'
  | '12.1.2'
  | '12.1.2/a'
  | '12.1.2.1'
  | '12.1.2.2'
  | '12.1.2.3'
  | '12.1.2.4'
  | '12.2'
  | '12.2.1'
  | '12.2.1.1'
  | '12.2.1.2'
  | '12.2.1.3'
  | '12.2.1.4'
  | '12.2.1.5'
  | '12.3'
  | '12.3.1'
  | '12.3.1/a'
  | '12.3.1.1'
  | '12.3.1.1/a'
  | '12.3.1.2'
  | '12.3.1.2.1'
  | '12.3.1.2.2'
  | '12.3.1.2.3'
  | '12.3.1.3'
  | '12.3.1.3/M'
  | '12.3.1.3/Mx'
  | '12.3.1.3/E'
  | '12.3.1.3/2E'
  | '12.3.1.3/C'
  | '12.3.1.3/CM'
  | '12.3.1.3.1'
  | '12.3.1.3.1.1'
  | '12.3.1.4'
  | '12.3.1.4.1'
  | '12.3.1.4.1.1'
  | '12.3.1.5'
  | '12.3.1.5.1'
  | '12.3.1.5.2'
  | '12.3.1.5.3'
  | '12.3.1.5.4'
  | '12.3.1.5.5'
  | '12.3.2'
  | '12.3.2/u'
  | '12.3.2/a'
  | '12.3.2/f1'
  | '12.3.2/f2'
  | '12.3.2/f3'
  | '12.3.2/f4'
  | '12.3.2/f5'
  | '12.3.2/t1'
  | '12.3.2/t2'
  | '12.3.2/t3'
  | '12.3.2/n'
  | '12.3.2/b'
  | '12.3.2.1'
  | '12.3.2.2'
  | '12.3.2.3'
  | '12.3.2.4'
  | '12.3.3'
  | '12.3.3.1'
  | '12.3.3.2'
  | '12.3.3.1.1'
  | '12.3.3.1.2'
  | '12.3.3.1.2.1'
  | '12.3.3.1.3'
  | '12.3.3.1.4'
  | '12.3.3.1.5'
  | '12.3.3.1.6'
  | '12.3.3.1.7'
  | '12.3.3.1.8'
  | '12.3.3.2#2'
  | '12.3.3.2.1'
  | '12.3.3.3'
  | '12.4'
  | '12.4.1'
  | '12.4.2'
  | '12.4.3'
  | '12.4.3.1'
  | '12.4.3.1/n'
  | '12.4.4'
  | '12.4.4.1'
  | '12.4.4.1/a'
  | '12.4.5'
  | '12.4.5.1'
  | '12.4.5.1/a'
  | '12.4.5.2'
  | '12.4.5.2.1'
  | '12.4.5.3'
  | '12.4.6'
  | '12.4.6/a'
  | '12.4.6/b'
  | '12.4.6.1'
  | '12.4.6.2'
  | '12.4.6.2/a'
  | '12.4.6.3'
  | '12.4.6.3.1'
  | '12.4.6.3.1#2'
  | '12.4.7'
  | '12.4.7/1'
  | '12.4.7/2'
  | '12.4.7/3'
  | '12.4.8'
  | '12.4.8.1'
  | '12.4.8.2'
  | '12.4.9'
  | '12.4.9.1'
  | '12.4.9.2'
  | '12.4.9.3'
  | '12.4.9.4'
  | '12.4.10'
  | '12.5'
  | '12.5.1'
  | '12.5.1.1'
  | '12.5.2'
  | '12.5.3'
  | '12.5.4'
  | '12.5.5'
  | '12.5.6'
  | '12.5.7'
  | '12.5.8'
  | '12.6'
  | '12.6.1'
  | '12.6.1.1'
  | '12.6.2'
  | '12.6.2/a'
  | '12.6.2/b'
  | '12.6.2.1'
  | '12.7'
  | '12.7.1'
  | '12.7.1.1'
  | '12.7.2'
  | '12.7.2/a'
  | '12.7.3'
  | '12.7.4'
  | '12.8'
  | '12.8.1'
  | '12.8.1.1'
  | '12.8.1.1.1'
  | '12.8.1.2'
  | '12.8.1.3'
  | '12.8.1.3.1'
  | '12.8.1.3.2'
  | '12.9'
  | '12.9.1'
  | '12.9.2'
  | '12.9.4'
  | '12.9.5'
  | '12.9.6'
  | '12.9.6/a'
  | '12.9.7'
  | '12.9.8'
  | '12.9.8.1'
  | '12.9.8.2'
  | '12.9.8.3'
  | '12.9.8.4'
  | '12.9.9'
  | '12.9.9.1'
  | '12.9.9.2'
  | '12.9.9#2'
  | '12.9.9.1#2'
  | '12.9.9.2#2'
  | '13'
  | '13.1'
  | '13.1.1'
  | '13.1.1/a'
  | '13.1.1.1'
  | '13.1.2'
  | '13.1.3'
  | '13.1.4'
  | '13.2'
  | '13.2.1'
  | '13.2.2'
  | '14'
  | '14.1'
  | '14.2'
  | '14.2/a'
  | '14.2/b'
  | '14.2/card'
  | '14.2/card2'
  | '14.2.1'
  | '14.2.2'
  | '14.2.2.1'
  | '14.2.3'
  | '14.2.3/b'
  | '14.2.3/a'
  | '14.2.3.1'
  | '14.2.3.2'
  | '14.8'
  | '14.9'
  | '14.9/a'
  | '14.10'
  | '14.12'
  | '15'
  | '15.1'
  | '15.1/a'
  | '15.1.1'
  | '15.1.2'
  | '15.1.2/a'
  | '15.1.3'
  | '15.1.3/a'
  | '15.1.4'
  | '15.1.4.1'
  | '15.1.4.1.1'
  | '15.1.4.1.1/a'
  | '15.1.4.1.2'
  | '15.1.4.1.3'
  | '15.1.4.2'
  | '15.1.4.2.1'
  | '15.1.4.2.1.1'
  | '15.1.4.2.2'
  | '15.1.4.2.2.1'
  | '15.1.4.2.2.1/1'
  | '15.1.4.2.2.1/2'
  | '15.1.4.2.2.1/3'
  | '15.1.4.2.2.1/4'
  | '15.1.4.2.2.2'
  | '15.1.4.2.2.2/1'
  | '15.1.4.2.2.2/2'
  | '15.1.4.2.2.2/3'
  | '15.1.4.2.2.2#2'
  | '15.4.1'
  | '15.4.2'
  | '15.4.2.2'
  | '15.5'
  | '15.5/b'
  | '15.5/a'
  | '15.6'
  | '15.6.1'
  | '15.6.3'
  | '15.6.3/b'
  | '15.6.3/a'
  | '15.6.3.1'
  | '15.7'
  | '15.7.1'
  | '15.7.2'
  | '15.7.3'
  | '15.7.3.1'
  | '15.7.4'
  | '15.7.5'
  | '15.7.6'
  | '15.7.7'
  | '15.7.8'
  | '15.7.9'
  | '15.7.10'
  | '15.8'
  | '15.8.1'
  | '15.8.2'
  | '15.8.2/a'
  | '15.8.3'
  | '15.8.4'
  | '15.8.4/a'
  | '15.8.4.1'
  | '15.8.4.1.1'
  | '15.8.5'
  | '15.8.5/a'
  | '15.8.5/b'
  | '15.8.6'
  | '16'
  | '16.1'
  | '16.1.1'
  | '16.1.1.1'
  | '16.1.1.1.1'
  | '16.1.1.1.2'
  | '16.1.1.1.3'
  | '16.1.1.1.4'
  | '16.1.1.2'
  | '16.1.1.3'
  | '16.1.1.3/a'
  | '16.1.1.3/b'
  | '16.1.1.3/c'
  | '16.1.1.3/d'
  | '16.1.1.3/e'
  | '16.1.1.3/f'
  | '16.1.1.4'
  | '16.1.1.5'
  | '16.1.1.6'
  | '16.1.1.6/a'
  | '16.1.7'
  | '16.1.8'
  | '16.1.9'
  | '16.1.10'
  | '16.1.11'
  | '16.1.11.1'
  | '16.1.11.2'
  | '16.1.11.3'
  | '16.1.11.4'
  | '16.1.11.5'
  | '16.1.11.5#2'
  | '16.1.11.6'
  | '16.1.11.7'
  | '16.1.11.8'
  | '17'
  | '17.1'
  | '17.2'
  | '17.3'
  | '17.3/a'
  | '17.3.1'
  | '17.3.2'
  | '18'
  | '18/a'
  | '18.1'
  | '18.1.1'
  | '18.1.1.1'
  | '18.1.1.2'
  | '18.1.1.1/a'
  | '18.1.1.3'
  | '18.1.1.4'
  | '18.1.1.3#2'
  | '18.1.1.4#2'
  | '18.1.1.5'
  | '18.1.1.5.1'
  | '18.1.1.6'
  | '18.1.1.6.1'
  | '18.1.2'
  | '18.1.2.1'
  | '18.1.1.7'
  | '18.2'
  | '18.2.1'
  | '18.2.1.1'
  | '18.2.1.1/a'
  | '18.2.1.2'
  | '18.2.1.3'
  | '18.2.1.4'
  | '18.2.1.5'
  | '18.2.1.6'
  | '18.3'
  | '18.3#2'
  | '18.3.1'
  | '18.3.1/r1'
  | '18.3.1/t1'
  | '18.3.1/g1'
  | '18.3.1/g2'
  | '18.3.1/a1'
  | '18.3.1/g3'
  | '18.3.1/a2'
  | '18.3.1/g4'
  | '18.3.1/a3'
  | '18.3.1/g5'
  | '18.3.1/a4'
  | '18.3.1/g6'
  | '18.3.1/a5'
  | '18.3.1/g7'
  | '18.3.1/con'
  | '18.3.1/cp2'
  | '18.3.1/fm2'
  | '18.3.1/t2g1'
  | '18.3.1/t2a1'
  | '18.3.1/t2g2'
  | '18.3.1/t2a2'
  | '18.3.1/t2g3'
  | '18.3.1/t2a3'
  | '18.3.1/t2g4'
  | '18.3.1/end'
  | '18.3.1/rg'
  | '18.3.1/ra'
  | '19'
  | '19.1'
  | '19.1.1'
  | '19.1.2'
  | '19.1.3'
  | '19.1.4'
  | '19.1.5'
  | '19.1.6'
  | '19.1.7'
  | '19.1.7/1'
  | '19.1.7/2'
  | '19.1.8'
  | '19.1.8/1'
  | '19.1.8/2'
  | '19.1.8/3'
  | '19.1.8/4'
  | '19.1.8/5'
  | '19.1.8/6'
  | '19.1.9'
  | '19.1.10'
  | '20'
  | '20.1'
  | '20.1.1'
  | '20.2'
  | '20.2.1'
  | '20.3.1'
  | '20.3.2.1'
  | '20.3.2.2'
  | '19.3.2.3'
  | '21'
  | '21/a';

export const LEDGER = `rule	alias	line	area	kind	requirement
1	-	33	other	none	Heading: Introduction.
1.1	-	35	other	none	Edition note: rulebook v4.0 covers Combat! Rangers and Kursk, and is also usable for earlier Normandy and Stalingrad modules; no executable content.
1.2	-	43	other	none	Heading: General concepts.
1.2.1	-	45	other	core	Every fraction is rounded up (halved FP, quarter MP, halved impulse roll, terrain DRM/10, squads-per-3 grants, etc.); the only stated exception is CC odds, which round down (14.2.3.2).
1.2.2	-	47	components	data	Scale: 50 yards per hex; contour interval 30 feet; vehicle/AT gun/mortar/FT/MG counter = 1 weapon with crew; squad = 6-12 men; half-squad = 3-6 men; leader counter = 1 NCO, officer or Commissar.
1.2.3	-	49	los	core	LOS/fire running exactly along a hexside suffers the effect of any smoke, wreck or vehicle in either hex flanking that hexside, if that feature is on the same level as the target or higher.
1.2.4	-	53	movement	core	Two locations are adjacent only if an infantry unit could move directly from one to the other: neighbouring hexes sharing a passable hexside, or two locations of one hex with no intervening location.
2	-	55	components	none	Heading: Game components.
2.1	-	57	components	none	Heading: rules and components.
2.1/a	-	59	components	procedure	Each module is complete; Folio modules additionally need two d10 of different colours (needed so the d100 has a defined tens die and ones die).
2.1/b	-	61	components	none	Numbering system explanation (index mentioned but absent from this text).
2.2	-	63	components	none	Heading: Counters.
2.2.1	-	65	components	data	Two classes of piece: combat units and markers. Two sizes: 1/2 inch and 5/8 inch; the large size includes trenches, roadblocks, aircraft, AFVs and some (limbered) guns.
2.2.1/a	-	67	components	data	Abbreviation list: AAT AC AT ATR AFV BAR CA CC CCT CFE(text elsewhere: CFF) CG CGS COT DC DFET DRM FFE FF FMPH FFT FO FP HE HS LOS LOST LMG MC MG MP MSR MST NCO OB PAC ROF SSR SW TCA TEC TQ UA VCA VC WIA.
2.3	-	117	components	none	Heading: Combat units.
2.3.1	-	119	nationality	data	Nationalities in the released modules: American, German, Russian. Each combat unit belongs to exactly one side/nationality.
2.3.1.1	-	121	leaders	core	Leader: FP 1, range 1, TQ. Wounded (back) side: no FP; only DEFENDS in CC with value 1. Any WIA or C result flips a leader to wounded (no WIA marker); a second WIA/C on a wounded leader eliminates it.
2.3.1.1/a	-	123	leaders	core	Leader type by TQ: a leader whose TQ is 1 higher than that nationality's NCO is an officer; Russian leader with red TQ 9 is a Commissar. NCO, officer and Commissar have different powers.
2.3.1.2	-	125	components	data	Squad counter (3 figures) reverses to half-squad (2 figures); both sides carry FP, range, TQ and unit ID. Identity (ID) must survive the flip.
2.3.1.3	-	127	support-weapons	data	SW Team/Gun front: weapon, FP, range, ROF (1 unless printed), TQ; guns also Gun Rating A/B/C (A best). Back = Move mode, a 1-2 half-squad crew (FP 1, range 2).
2.3.1.4	-	129	vehicles	data	Vehicle counters: AFV (tank, SP gun, half-track, armoured car) or un-armoured (UA printed instead of armour factors); either may be armed or unarmed.
2.3.1.4.1	-	131	vehicles	core	Movement type for TEC costs: tracked or wheeled; half-tracks (semi-tracked) use the tracked column for movement costs.
2.3.1.4.2	-	133	vehicles	data	Vehicle front: name, Gun Size, ROF (1 unless printed), Gun Rating.
2.3.1.5	-	135	guns	core	Gun Rating A/B/C selects the DFET of that gun (Gun Size + Rating) and drives some fire modifiers (range DRM on the Screened Shot Table).
2.3.1.6	-	137	vehicles	data	Vehicle back data (MP normal/assault, armour factors F/S/R, CMG/AAMG/BMG FP, turret DRM, ROF) is decoded by a key on the Player Aid Card, not in this text.
2.4	-	139	components	none	Heading: Markers.
2.4.1	-	141	components	core	Markers record unit/game status only; they are not units and never count for stacking.
2.5	-	143	components	none	Heading: Maps.
2.5.1	-	145	components	none	Maps are colour topographical maps.
2.5.2	-	147	terrain	core	Hex grid with coordinates such as B10; partial/unnumbered edge hexes are full valid hexes and take the number before/after the next in the hexrow (H0 before H1). Center marker may be small dot, large dot or square.
2.5.2.1	-	149	terrain	core	A hex has six hexsides.
2.5.2.2	-	151	terrain	core	A hex has six hexspines (the hexsides radiating outward from its vertices); facings point along hexspines.
2.5.3	-	153	terrain	core	Hex directions: north = 1, then clockwise 2-6.
2.5.4	-	155	terrain	core	A hex may hold several locations (building levels, gully floor vs gully lip, etc.); each location has its own stacking limit and may have its own entry cost.
2.6	-	157	components	none	Heading: Dice.
2.6.1	-	159	components	core	Only ten-sided dice are used.
2.6.2	-	161	components	core	d100 = dark die tens, light die ones, 00 = 100; d10: face 0 reads as 10.
2.6.3	-	169	components	core	DRM is added to the d100/d10 rolled (+20 adds 20). Doubles = both dice of a d100 show the same digit.
2.6.4	-	171	components	core	Results keyed to the 'original' roll use the roll before any DRM; the engine must store both raw dice and modified total.
2.7	-	173	components	none	Heading: Charts and tables.
2.7.1	-	175	components	none	Charts and tables are used for results.
2.7.2	-	177	fire	core	FFT: squads/HS/SW use their FP row; guns, mortars, aircraft, offboard artillery use the HE column; others EQUIV. A gun uses the highest HE row not exceeding its Gun Size (75mm uses the 70 row).
2.7.3	-	181	to-kill	core	DFET resolves armour-piercing fire by non-mortar guns (incl. vehicle guns) at AFVs; FFT resolves all other fire incl. vs UA vehicles. A gun may always opt for HE on the FFT against an AFV.
2.7.4	-	185	components	none	Other tables (TEC, AAT, MST, CCT) are on the Player Aid Card.
3	-	187	scenario	none	Heading: Scenarios and set up.
3.1	-	189	scenario	none	Scenarios are small local battles; chronological play is suggested.
3.2	-	191	scenario	none	Heading: scenario card layout.
3.2.1	-	193	scenario	data	A scenario card holds: forces (OB), map area, number of turns, special rules, VC, map layout/configuration.
3.2.1/a	-	195	components	data	Unit key figure (lines 195-238): sample counters with FP/range/TQ/ROF/Gun Rating/Gun Size; OCR has shifted several captions to the wrong counter (see tables).
3.2.2	-	242	scenario	core	OB lists unit types with quantities (number under depiction = count), set-up instructions and set-up order; any piece of the type may be used.
3.2.2.1	-	244	scenario	core	Reinforcements enter on the turn given on the card; if no turn of entry is specified they set up with the side's other forces (note line 246).
3.2.2.2	-	248	setup	core	Off-map entry: a unit may enter on or adjacent to any listed entry hex. Once stacking limit of the entry hex has been used, each further unit (of that kind) entering there pays a cumulative +1 MP.
3.2.3	-	252	victory	core	A side wins only by completely fulfilling its Victory Conditions; draws are possible.
3.2.3.1	-	254	victory	core	Some scenarios award Victory Points per the Victory Points Table (values not in text).
3.2.3.2	-	256	victory	core	Exited units count for the exiting side the same VP as if eliminated; unit leaves from a listed exit hex paying 1 MP.
3.2.3.3	-	258	victory	core	Control: side has, or was last to have, >=1 non-leader infantry unit in hex and no enemy in any location of it. Both sides present = Disputed. Never entered = side whose set-up area held it, else Not Controlled. 'Capture' = control.
3.2.3.3.1	-	262	victory	core	Building control: no enemy in any location of any hex of the building, and 3.2.3.3 met in the building by the friendly side.
3.2.4	-	266	scenario	core	SSRs override the rulebook where they differ.
3.2.5	-	268	scenario	core	No unit may move or fire beyond the map area in play. If map text and layout graphic differ, the text wins.
3.2.6	-	270	sequence	none	Heading: game turn track.
3.2.6.1	-	272	sequence	core	Turn count is fixed by card. Initiative marker records current turn and which side first had the initiative that turn; it is not flipped per impulse.
3.3	-	274	setup	none	Heading: scenario set up.
3.3.1	-	276	setup	core	Sides set up in OB order; first side completes before the second places anything. If all of one side enters from off map, the other side sets up first.
3.3.2	-	278	setup	core	Units may set up in any location and any status in their area unless restricted.
3.3.3	-	280	hidden	core	Opponent sees only the top unit of an enemy stack (markers ignored); may inspect the whole stack in a hex for which the LOST gives OK or a LOST roll succeeds.
3.3.4	-	282	hidden	none	Heading: Hidden units.
3.3.4.1	-	284	hidden	core	Hidden set-up: record hex, CA/VCA/TCA, fortification. Only Pillbox, Trench, Dug In may be hidden with their unit (others by SSR). Gun units (not vehicle guns) and mines may always be hidden. Once revealed never hidden again.
3.3.4.1/a	-	286	hidden	core	The hidden-unit side note must include CA/VCA/TCA and also the covered arc of any hidden Pillbox or Roadblock; hidden fortifications other than Pillbox/Trench/Dug In need an SSR.
3.3.4.1.1	-	288	hidden	optional	Solitaire: no hidden units; instead add 2 Dug-In markers per non-mine hidden unit available.
3.3.4.2	-	290	hidden	core	Reveal when: enemy enters its location; after resolving its own fire (unless sole enemy observer was eliminated by it); to move or change CA/VCA/TCA; by Searching. Hidden fortification revealed when an enemy unit is within 6 hexes.
3.3.4.2/a	-	290	hidden	core	A hidden fortification revealed by proximity (6 hexes) does not force its hidden occupant to be revealed.
3.3.4.3	-	292	hidden	core	Recon by Fire into a hex with no counters: normal LOST/Screened rolls, attack at 1/2 FFT strength; hidden units revealed only on a MC, C or E result, which applies normally. Never reveals mines or wire.
3.3.4.3.1	-	296	hidden	core	Recon by Fire may not use a DFET; a hidden AFV that is Suppressed by the FFT fire is revealed.
3.3.4.3.2	-	298	hidden	core	Searching: squad (or 2 HS) stacked and moving with a leader, Cautious or Crawling, declared; at any point roll d10 on Search Table = number of adjacent hexes searched; hidden units there revealed. Mark searchers and leader Crawled Fired.
3.3.4.3.2/a	-	300	hidden	core	After the Search roll the searchers and their leader (Crawled Fired) may not fire in any way later in that FMPH except by Desperation Fire. Searching is the use of an impulse and must be declared before moving.
4	-	302	sequence	none	Heading: Sequence of play.
4.1	-	304	sequence	none	Heading: general rules.
4.1.1	-	306	sequence	none	A turn represents 1-5 minutes.
4.1.2	-	308	sequence	core	Turn = Command Phase, Fire & Movement Phase, Conclusion of Turn. Players may use all, some or none of their eligible units.
4.2	-	310	sequence	none	Heading: detailed turn sequence.
4.2/1a	-	314	rally	core	Command Phase step a: both players adjust morale state (Morale Reduction) of their units.
4.2/1b	-	316	sequence	core	Command Phase step b: half-squads may be combined into squads (Concentration).
4.2/1c	-	318	sequence	core	Command Phase step c: each side rolls d10; higher roll wins Initiative; tie leaves it with the side that had it the previous turn.
4.2/2a	-	322	sequence	core	FMPH: players alternate impulses of move, CC or fire. Ends when both pass twice consecutively (4 passes in a row) or by mutual consent.
4.2/3a	-	326	sequence	core	Conclusion: remove Fire and Movement markers (vehicles may keep Moved/Assault Moved to stay moving); flip FFE to CFF; remove Suppressed; advance turn with last initiative side face up.
4.2/3a/t	-	326	sequence	core	Conclusion details: a kept Moved marker points in the direction of travel (forward or reverse); a vehicle recovering from Suppression whose turret is not forward keeps a turret marker, flipped to its non-Suppressed side.
4.2/3b	-	328	sequence	core	Then the next turn's Command Phase begins.
4.3	-	330	rally	none	Heading: Command Phase.
4.3.1	-	332	rally	core	Recovery: yellow markers (WIA > Disrupted > Pinned Down > none) are removed or reduced by one step; not for units in Close Combat; wounded leaders stay wounded for the scenario. All attempts optional (line 354).
4.3.1/m	-	334	components	data	Marker key figure (lines 334-352): list of all markers of the game.
4.3.1.1	-	356	rally	core	Removal: all yellow markers are removed from units in the same hex as a non-Disrupted NCO, officer or Commissar.
4.3.1.2	-	358	rally	core	Reduction: yellow markers of units within MSR (adjacent) of a non-Disrupted officer/Commissar are reduced one step automatically.
4.3.1.3	-	360	rally	core	Leaderless: units outside MSR of any non-Disrupted leader must pass a MC to reduce a yellow marker; failing applies the normal failed-MC effects.
4.3.2	-	362	sequence	none	Heading: regrouping half-squads.
4.3.2.1	-	364	sequence	core	Two identical half-squads in one hex location with a leader may be merged: remove one, flip the other to its squad side. Non-identical HS may not.
4.3.2.2	-	366	sequence	core	Leader and regrouped squad may act normally in that FMPH.
4.4	-	368	sequence	none	Heading: Fire & Movement Phase.
4.4.1	-	370	sequence	none	Heading: Impulses.
4.4.2	-	372	sequence	core	In the FMPH units may fire, move or CC if eligible: e.g. non-Disrupted units that have not moved, non-Disrupted or Pinned Down units that have not fired.
4.4.3	-	374	sequence	core	Initiative player chooses to go first or second. Scenarios may grant consecutive impulses; impulses cannot be saved: a pass forfeits all impulses in hand.
4.4.4	-	376	sequence	core	One impulse = moving, firing or CC with one unit, or with a group (Platoon Movement, Platoon Fire, or CC with a stack in one hex), or a pass.
4.4.5	-	378	sequence	core	A pass affects only that impulse; player may act again later. FMPH ends when both players pass in two consecutive impulses each (total 4), or by mutual consent.
4.4.6	-	380	first-fire	core	Defensive Fire uses no impulse.
4.4.7	-	384	movement	core	A unit may move only once per turn.
4.4.8	-	386	optional	optional	Random Impulses: before its first impulse and at each change of side the player rolls d10, halves (round up) = consecutive impulses allowed. Not used in turns where the scenario already gives one side several impulses (the example L388 nevertheless rolls in such a turn).
4.4.8/a	-	388	optional	optional	Random Impulses: a player need not use all rolled impulses; a pass ends his set (4.4.3) and the other side rolls; rolling alternates until the FMPH ends.
4.5	-	390	sequence	none	Heading: Conclusion of the Turn Phase.
4.5.1	-	392	sequence	core	Remove Fire/Movement markers (vehicles continuing keep Moved or Assault Moved), FFE flips to CFF, Suppressed removed, turn marker advances showing the side that had first initiative in the previous turn.
4.5.2	-	394	sequence	core	Next turn begins with the Command Phase.
5	-	396	los	none	Heading: Line of Sight.
5.1.1	-	398	los	core	LOS is the shortest direct line from firing hex to target hex; then the LOST is consulted for terrain that blocks or hinders.
5.1.2	-	402	los	core	LOS runs center dot to center dot; every hex touched is intervening terrain.
5.1.3	-	404	los	core	LOS in doubt is treated as blocked.
5.1.4	-	406	los	core	LOST evaluates, in order: firing unit's hex, each intervening hindrance hex/feature, target hex.
5.1.4.1	-	408	los	core	Firing hex uses LOST column 'Inside to Outside'.
5.1.4.2	-	410	los	core	Target in same hex uses LOST column 'Inside to Inside'.
5.1.4.3	-	412	los	core	Intervening terrain uses LOST column 'Outside Through'.
5.1.4.4	-	414	los	core	Target hex (even if empty) uses LOST column 'Outside to Inside'.
5.1.5	-	416	los	core	LOST entries: OK = not blocked; BLOCK = no fire at or through; number N = d100 <= N needed. Every terrain type and feature in a hex is evaluated separately (cumulative).
5.1.5.1	-	418	los	core	One LOST roll per terrain TYPE along the LOS: for hexes of the same type (intervening or target) use the lowest number once; different types each need their own roll.
5.1.5.2	-	426	los	core	Obstacle ('O' on TEC) blocks if its drawing touches the line between center dots; visible space between is required for LOS.
5.1.5.3	-	428	los	core	Hindrance ('H' on TEC) applies by the same drawing-touch test in intervening hexes.
5.1.5.3.1	-	430	los	core	Inherent (whole hex incl. hexsides): Orchard H, Smoke H, Fire H, Wreck/AFV H, Debris H, Rubble O.
5.1.6	-	439	los	core	No maximum observation range except in night scenarios (limit by scenario).
5.1.6.1	-	441	los	core	A LOS may pass through at most three INTERVENING hexes with a LOST number; same-type grouping does not cut the count; the target hex is not counted (L459: 3 grainfields plus a grainfield target is legal; L461: a 4th intervening is not). OK hexes never count. BLOCK ends LOS unless one end is higher.
5.1.7	-	443	los	core	LOS has no length limit but ends at the target hex, at a BLOCK, or at the feature (hexside bocage/wall included) that gives the third number. Apply as 5.1.6.1: refused at a 4th intervening number (L459 traces past the third, so this text is loose).
5.1.8	-	445	los	core	If the LOST asks for a number, the hex holding a unit of class (a)-(e) counts as OK. (d) waives only its own hex; for (a)(b)(c)(e) the text does not say whether intervening numbers are waived too, but 12.1.1/1 and L1983 treat the whole LOS as automatic: use that.
5.1.8/a	-	447	los	core	(a) a unit in the act of any non-Crawling movement (actually being moved, not merely marked Moved).
5.1.8/b	-	448	los	core	(b) a moving vehicle.
5.1.8/c	-	449	los	core	(c) a unit marked Fired of any type, incl. Assault Fired and Crawled Fired.
5.1.8/d	-	450	los	core	(d) a unit marked Moved: ignore terrain in ITS hex for the LOST; intervening numbered hindrances still need rolls.
5.1.8/e	-	451	los	core	(e) an Acquired marker in the hex.
5.1.8/n	-	453	los	core	Non-vehicle units merely marked Moved are not automatic OK (only during the impulse of their move).
5.1.9	-	455	los	core	LOS is not necessarily reciprocal: each direction is evaluated and rolled separately.
5.1.9.1	-	457	los	core	BLOCK is negated if firer or target is at a higher level than the obstacle causing it.
5.1.10	-	465	los	core	A failed LOST roll still consumes the impulse. LOS cannot be saved and may only be checked when wishing to fire (exception: Acquired marker keeps LOS).
5.1.11	-	467	los	core	LOST DRM for a location: use the category most favourable to the firer (an AFV in the location gives -10 LOST DRM against all units there; an Acquired marker gives LOS to all units in all locations of the hex).
5.2	-	471	los	none	Heading: Terrain levels.
5.2.1	-	473	los	core	Heights are in Levels; total obstacle height = hex level + obstacle height (1-level building in a Level +1 hex = +2 obstacle; viewer must be at +3 or higher to see over).
5.2.2	-	479	terrain	data	Level ranges: Kursk from -1 (KK24, Psel River) to +3 (B12); Pointe du Hoc from -3 (A24), -2 (B23), -1 (C23) to 0 (D22).
5.2.3	-	481	los	core	Obstacle height adds only to LOS whose line actually hits the obstacle's drawing. A hex containing several levels is at the level of its center dot.
5.2.3.1	-	485	los	core	LOS is traced from the level of the center dot, or from the unit's location level (Upper Level +1/+2 adds to ground level).
5.2.4	-	489	los	core	A unit higher than any intervening terrain (target hex terrain not counted) ignores BLOCK and number results of that terrain; blind hexes may still prohibit LOS.
5.2.5	-	495	los	core	Military Crest forms on hexsides where different levels meet; it blocks LOS from a lower level to any hex beyond the first higher-level hex entered.
5.2.5.1	-	499	los	core	Minor Military Crest (hash-marked hexside): same LOS treatment across that hexside but hex level unchanged; does not block LOS past it like normal crests; costs MP like any elevation increase.
5.2.5.1.1	-	501	los	core	Units on a Minor Crest trace LOS across it from 1 level higher than the hex.
5.2.6	-	505	fire	core	Non-vehicle target on a crest (either type), higher than the firer and with no other terrain DRM, gets +10 terrain DRM on the FFT.
5.2.7	-	510	los	core	Lower intervening terrain has no effect on LOS/fire of a higher firer (incl. Level 1/2 hindrances: walls, wrecks, grainfield, brush, rubble) unless that hex holds Flame or Smoke, or creates a blind hex.
5.2.8	-	512	los	core	Blind hex: the hex adjacent behind BLOCK terrain touched by the line cannot be seen or fired into by a higher-level unit.
5.2.9	-	516	movement	core	Moving up pays a per-level MP cost plus COT (infantry +2/level, wheeled +4/level, tracked +2 per example 6.5.1.8.1). Moving down one level costs nothing extra.
5.2.9.1	-	520	movement	core	Steep (>1 level in one hex): ascent of 2 levels = 4 + COT for infantry (the 'double' is of the one-level cost 2, L518: 5 MP), not 8; descent costs the same (rule + L518; L522's 2 MP is the outlier). Wheeled vehicles roll d10 either way: 1-3 = M-KILL in the hex they tried to leave.
5.2.10	-	524	terrain	core	A crest hex keeps its own terrain, but that terrain does not negate the crest's movement and LOS effects.
5.2.10.1	-	530	terrain	core	Cliff hexside (Kursk F25-E25): impassable to all; LOS traced from the unit's normal level.
5.2.10.1/a	-	532	scenario	none	Scenario card diagram labels (lines 532-554): title, number, both OOBs, history, turn track, VC, map configuration, compass, map diagram, SSR.
6	-	556	terrain	none	Heading: Terrain notes.
6.1	-	558	terrain	none	Heading: Terrain effects.
6.1.1	-	560	terrain	data	All terrain effects are on the Terrain Effects Chart (card not in text); only special notes follow.
6.1.1.1	-	562	terrain	core	TEC 'DRM/H' with slash: left value for ordinary FFT fire, right value for FFE and mortar fire on FFT. Value is a terrain DRM, or a hindrance DRM for fire into/through; neither O nor H = plain terrain DRM.
6.1.1.1#2	6.1.1.1 (printed twice)	566	terrain	core	TEC columns: O/H type and level height; DRM/H; MP costs per unit type; whether IMMOB roll is needed. Right of slash is used for special cases (air burst, offboard artillery, pillbox arc).
6.1.1.1#2/a	-	570	terrain	core	TEC gives MP costs per unit type, terrain and hindrance DRMs (used on FFT and Screened Shot Table) and the Immobilization flag.
6.1.1#2	6.1.1 (printed twice)	572	terrain	core	When in doubt, the hex's terrain is that under its center dot.
6.1.2	-	574	fire	core	Terrain DRM adds to the FFT d100; it enters the Screened Shot Table as d10 DRM (/10). Hexside terrain protects only if the LOS crosses its drawing.
6.1.2/a	-	576	fire	core	The target's terrain DRM counts twice for gun/mortar fire at non-AFV targets: X/10 on the Screened Shot roll and X on the FFT d100 of the hit (6.1.2 names both); only hindrance DRMs are not repeated on the FFT (6.1.4).
6.1.3	-	578	fire	core	Only the highest terrain DRM of the target hex applies (not cumulative).
6.1.4	-	580	fire	core	Hindrance DRMs of all intervening hindrances are cumulative for FFT and Screened Shot purposes (not for LOST); not added to the FFT when the shot uses the Screened Shot Table (already factored in there).
6.1.5	-	582	oba	core	Wall hexside between FFE marker and target: add hexside terrain DRM to in-hex terrain DRM (exception to highest-only).
6.2	-	584	terrain	core	Heading + rule (line 586): every hex is Open Ground unless other terrain is in it; Smoke/Fire/Wreck/AFV counters negate Open Ground; a crest hex is Open Ground only if fired on from same or higher level.
6.2/a	-	586	fire	core	Any intervening hindrance between firer and target negates the negative DRM for moving in Open Ground.
6.3	-	588	terrain	none	Heading: roads and paths.
6.3.1	-	590	terrain	core	Roads: no terrain DRM, no hindrance. Paved (gray): no Dig In, no Trench/AT Trench, mines only unhidden. Unpaved (brown): no such limits.
6.3.1.1	-	592	movement	core	Moving from road hex to connected road hex ignores other terrain in the hex.
6.3.2	-	594	movement	core	Paths act as roads for non-vehicle units only; vehicles pay COT of the hex. Infantry cost on a path is 1 (TEC erratum, line 596); a path going up a level also pays the crest cost.
6.3.3	-	598	movement	core	Shellholes, wrecks and wire are not negated for movement by road or path.
6.3.4	-	600	movement	core	Hexside road: vehicle may move along hexsides (not when towing a gun; carrying a mortar is fine), remains on it if stopped; must change VCA to turn onto a new hexside; an A-rated turret gun may not change TCA there; cost as other roads.
6.3.5	-	604	terrain	core	Shanley's Hill PP18-PP23 sunken rail: movement and LOS directly along it as road/Open Ground; otherwise Gully. Railroad artwork otherwise has no effect.
6.3.5.1	-	606	terrain	core	Shanley's Hill PP30-PP35 raised rail: directly along = road; else Military Crest at +1 above hex (hexes -1, rail and PP31 bridge at 0) with exceptions 1-3.
6.3.5.1/1	-	608	movement	core	Raised rail: non-tracked vehicles may not move up; tracked pay double.
6.3.5.1/2	-	609	movement	core	Raised rail: every vehicle moving down rolls on IMMOB; failure = M-KILL in the hex being moved into.
6.3.5.1/3	-	610	movement	core	Raised rail: non-vehicles pay double MP to move up or down ([2+COT]x2).
6.4	-	616	terrain	data	Buildings: brown = wood, gray = stone (terrain DRM wood +10, stone +20, see 6.1.1.1#2 example).
6.4.1	-	620	terrain	core	Only infantry, non-Gun SW Teams and non-vehicle MG units may be above ground level in a building.
6.4.1.1	-	622	terrain	core	One-hex building: ground level only (unless large center-dot); Level +1 obstacle.
6.4.1.1.1	-	624	terrain	core	One-hex building with large center-dot (e.g. Kellam's Bridge J2): ground level and Level +1.
6.4.1.2	-	626	terrain	core	Multi-hex building is treated as large center-dot (ground and +1), unless it has center-squares; +1 may be entered from any of its hexes.
6.4.1.3	-	628	terrain	core	Building with a large center-square in any hex: levels 0, +1, +2; Level +2 obstacle; level changes only in the stairway (square) hexes.
6.4.1.3.1	-	630	movement	core	Moving one building level costs 2 MP (as entering a building); possible from any hex of the building except stairway buildings.
6.4.1.3.1.1	-	632	movement	core	Stairways: level change only in the hex with the white center-square.
6.4.2	-	634	los	core	Unit on Upper Level marker traces LOS from that level plus ground level; it is placed on top of the marker.
6.4.3	-	636	stacking	core	Each building floor has its own normal stacking limit.
6.4.4	-	638	movement	core	A unit must be at ground level to exit a building; it may exit directly under an adjacent trench marker.
6.4.5	-	640	fortifications	core	Dug-In in buildings on any level only via SSR or campaign purchase, not during play. DRM = building DRM +10 (+20 vs offboard artillery).
6.4.6	-	642	terrain	core	Rooftop = level above highest floor; a steeple is a rooftop location; both use the TEC Rooftop row. None of the five listed maps has rooftops, some have steeples.
6.4.6.1	-	646	terrain	core	Steeple (white cross): one level above the building hex's highest level; only a leader, half-squad or MG SW Team may enter.
6.4.6.1.1	-	648	movement	core	Entering a steeple/rooftop costs 2 MP from the highest level of that building hex.
6.4.7	-	652	terrain	core	Road-into-building hexes (Shanley's Hill EE20, Kellam's Bridge AA9): vehicle may enter by road forward or reverse at road cost, without entering building; front (or rear) CA set on the hex center-dot (text lines 652-654).
6.4.7/a	-	654	los	core	LOS to/from such a vehicle is from the center dot; any line crossing the building drawing is blocked; vehicle counts as in Open Ground for LOS. Kellam's Bridge Z9 road from Z8 runs on hexsides Z9/AA9-Z9/AA10.
6.4.8	-	656	terrain	core	Black-bar interior building hexside: no movement or LOS across unless a Mousehole is there (hexside list in tables).
10.1.2/t	-	660	movement	data	Movement summary table (lines 660-667): Running 8 MP, Cautious 6, Assault 4, Crawling 1 hex, with DRM, marker and eligibility per unit class.
10.1.2/t1	-	668	movement	core	SW Team/gun crew must be on Move side to move (except Crawling); flip costs 1 MP each way; may fire its weapon only weapon side up; a gun moving weapon side up counts as Cautious (-10).
10.1.2/t2	-	670	first-fire	core	Running -20 (= -10 moving, -10 running) only while actually being moved, or as Defensive Fire declared before any other unit uses an impulse; afterwards only -10 as Moved.
6.4.9	-	672	terrain	core	Timmes' Orchard gatehouse roads E6, D20, Z20: enterable through the road hexside unless closed by a non-Disrupted friendly infantry unit spending 1 MP (roadblock marker on the hexside); open at start.
6.4.10	-	676	fire-spread	core	A building or rubble hex that catches fire gets a Fire (Flame) marker (effects 6.13).
6.5	-	678	terrain	none	Heading: urban building and terrain.
6.5.1	-	680	terrain	data	Section applies to Combat! Stalingrad maps (stone mostly; some wood); all 6.4 rules apply unless changed here.
6.5.1.1	-	682	terrain	core	Stalingrad multi-hex buildings have a Rooftop level, entered like a stairway (or from the highest Upper Level); it does not raise obstacle height (unlike a steeple).
6.5.1.1.1	-	686	movement	core	Rooftop to rooftop movement is allowed within the same building, never into a Roofless (open-roofed) hex.
6.5.1.1.1/a	-	690	fire	core	Rooftop unit: +5 DRM and treated as on a crest at rooftop level (no DRM from same or higher level fire, no building DRM).
6.5.1.1.2	-	692	terrain	none	Factories description: open interior halls; many roofless.
6.5.1.1.3	-	696	terrain	core	A Factory is any building entered by a road or railway at some point.
6.5.1.1.4	-	702	terrain	core	Factories have no Upper Level; +2 obstacle if large white square dot, else +1; rooftop reached by stairways or from ground level as if from Upper Level +1.
6.5.1.1.5	-	704	los	core	Inside one factory LOS is not blocked unless it crosses a heavy black hexside or more than 2 interior Debris hexes; +10 hindrance per hex (except Debris hexes under open roofs). Black hexsides stop movement and fire except via Mousehole.
6.5.1.1.6	-	706	fire	core	Factories are buildings for DRM: fire from outside, or whose LOS leaves the building, takes normal building DRM.
6.5.1.1.7	-	710	movement	core	Tracked vehicles may enter factories through road/rail entrances without IMMOB roll (unless Debris/Rubble) if no enemy unit is in that hex.
6.5.1.2	-	712	terrain	core	Every Stalingrad multi-hex non-factory building has a Cellar at Level -1.
6.5.1.2.1	-	714	movement	core	Cellar: normal stacking; infantry only; 2 MP, only from the ground level directly above; building DRM applies.
6.5.1.2.2	-	716	los	core	Cellar units have LOS to the ground level above and normally to other hexes; Mousehole between cellar hexes gives LOS; marker is placed on top.
6.5.1.3	-	718	terrain	core	Fence hexside (V24/W24) is treated as a Hedge.
6.5.1.4	-	720	terrain	core	Debris: inherent hindrance, +10 terrain DRM into its hex; ignore tiny specks; also exists in railway, road and factory-interior hexes under open roofs (text 720-722).
6.5.1.4.1	-	724	movement	core	All vehicles roll IMMOB when entering Debris.
6.5.1.5	-	726	terrain	data	Machine parts and lumber yards: same impediment, different art (values on TEC).
6.5.1.5.1	-	728	mines	core	Only mines, no other fortification, may be set up in machine parts/lumber yards.
6.5.1.6	-	730	terrain	none	Railroad terrain description.
6.5.1.6.1	-	732	terrain	core	Railway without rail cars has no effect on movement or LOS.
6.5.1.6.2	-	734	terrain	core	Rail Cars: Level 1 obstacle per drawing, DRM +10; vehicles may not enter.
6.5.1.6.3	-	736	fortifications	core	Fortifications may be set up in Rail Cars hexes.
6.5.1.7	-	738	sewers	optional	Sewers are optional in scenarios (mandatory in CG per 6.5.1.7.1); example sewer hexes N32, P35.
6.5.1.7.1	-	740	sewers	optional	Only Russian squads/HS/leaders use sewers; a leader must accompany unless the unit is an Engineer. Mandatory for CG, optional for firefights.
6.5.1.7.2	-	742	sewers	optional	Enter via the cellar if one exists in a building hex, else from ground level; entering or exiting is Cautious Movement using all MP; unit goes under an In Sewer marker.
6.5.1.7.3	-	744	sewers	optional	In Sewer: no LOS to it except when exiting; a DC eligible at the entrance may attack as if cellar, no return fire. Later FMPH: pass AC to move to a sewer hex within 3; all MP, Moved; fail = Moved and opponent picks the hex.
6.5.1.7.3/a	-	746	sewers	optional	In Sewer units may not return fire vs a DC attack; placement under an In Sewer marker consumes the whole FMPH; movement from then on starts in later FMPHs.
6.5.1.7.4	-	748	campaign	optional	In Sewer at end of a CG firefight: unit is in the sector it ended in unless it Re-Deploys by sewer (sewer hex within 3 hexes) using the Re-Deployment Table with the In Sewer DRM.
6.5.1.8	-	750	terrain	core	Open-roofed building: DRM is only +10 vs mortars, aircraft and artillery; no rooftop level.
6.5.1.8.1	-	752	terrain	core	Open-roofed factory hexes have Debris at ground level inside (text cites a 'usual +5 hindrance', conflicting with 6.5.1.4 +10); bypass outside is unaffected.
6.5.1.9	-	758	terrain	core	Fountain: +5 hindrance for fire through the hex, no other effect.
6.6	-	760	terrain	none	Heading: Rubble.
6.6.1	-	762	terrain	core	FFT E result by artillery, air support or guns >= 75mm against a target in a building hex creates Rubble; every unit in the rubbled hex/level above is eliminated; rubble in a rubble hex has no extra effect.
6.7	-	764	terrain	none	Heading: walls, hedges, bocage.
6.7.1	-	766	terrain	core	A unit on an Upper Level marker negates the wall/hedge cover of enemy units behind such a hexside in an adjacent hex.
6.7.1.1	-	768	movement	core	Gate in wall/hedge/fence/bocage: no hexside MP cost; terrain DRM still applies; LOS may pass if it misses the drawing. Wheeled vehicles cross such hexsides only at gates.
6.7.2	-	770	terrain	core	Bocage hexsides follow every Hedge rule (MP, gates, wheeled bar, mousehole) except as changed in 6.7.2.1-6.7.2.3.
6.7.2.1	-	772	terrain	core	Bocage terrain DRM +20.
6.7.2.2	-	774	los	core	Bocage is a Level +1 obstacle treated as a wall for LOS; +20 is never negated, defenders can be seen from higher levels; makes no blind hex.
6.7.2.3	-	776	fire	core	Behind bocage the moving -10 and Running -20 DRMs do not apply.
6.8	-	778	vehicles	none	Heading: vehicles, wrecks, burning wrecks.
6.8.1	-	780	vehicles	core	K-KILL replaces vehicle by a burning wreck; a vehicle with both M-KILL and F-KILL becomes a non-burning wreck; scenario wrecks are non-burning unless stated (text 780-782).
6.9	-	784	terrain	none	Heading: Shellholes.
6.9.1	-	786	terrain	core	Shellholes: infantry pays COT, or COT+1 MP declared to claim the shellhole DRM while moving; once stopped always has it; no exit cost; no Dug-In there.
6.10	-	788	terrain	none	Heading: Gullies.
6.10.1	-	790	terrain	core	Gully is Level -1 relative to its hex, treated as Open Ground (shellholes +10 for units not on lip); LOS only to/from adjacent hexes and along the gully artwork.
6.10.2	-	794	terrain	core	Infantry in a gully may spend 2 MP or Crawl to go to the gully lip (crest): LOS from hex ground level, +10 DRM vs non-mortar/artillery/air fire; same exit cost.
6.11	-	796	terrain	none	Heading: Woods.
6.11.1	-	798	fire	core	Air bursts: FFT attacks by FFE or mortars on non-vehicle units in woods have terrain DRM -10 instead of woods +10; Dug-In +20 is cumulative (net +10).
6.12	-	800	water	none	Heading: River/Pond.
6.12.1	-	802	water	core	River/pond = Level -1 'water' (center dot in blue); impassable unless wading, boat/raft or bridge.
6.12.2	-	804	water	core	Wading only by SSR: infantry enters river as open ground but may only Crawl once in water and may not Assault Fire.
6.12.3	-	808	bridges	core	Bridge = road one level above the river. Non-pontoon bridges are destroyed like rubble creation (6.6.1); mark with rubble as a record.
6.12.4	-	810	boats	core	Flossack 34 and 35 rafts, Sturmboot motor boat; 1-2 HS crew side when carried on land; move like Gun units with listed exceptions.
6.12.4.1	-	812	boats	core	Raft/boat is Transport within Tow/Carry limits; loading as mounting; vehicles board a Flossack 35 by moving into its hex when adjacent to water.
6.12.4.2	-	814	boats	core	Launch from/land to hexes adjacent to water; moved on land on Move side like a gun; flip 1 MP between sides.
6.12.4.3	-	816	boats	core	On water: like Gun units (double MP, Crawl or Cautious only); river hex = 1 MP Sturmboot, 2 MP raft.
6.12.4.4	-	818	boats	core	Units on a raft are attacked as Cautious Movement in Open Ground; vehicles on Flossack 35 as moving in Open Ground.
6.13	-	820	fire-spread	none	Heading: Fire (Flame).
6.13.1	-	822	fire-spread	core	Fire markers are placed in building or woods hexes by certain results (e.g. FT C or E).
6.13.2	-	826	fire-spread	core	No unit may enter any location of a burning hex; occupants must leave with their next available impulse or are eliminated; +10 DRM (smoke) replaces normal building/woods DRM (0 with air bursts) while still there.
6.13.2/a	-	826	fire-spread	core	Leaving a burning hex: by a normal move or a legal flee (not toward an enemy in LOS), with the first impulse the unit can use; units already marked Moved must use their side's first impulse of the next FMPH. Any that do not are eliminated.
7	-	830	fortifications	data	Heading + line 832: fortifications are everything in section 7 (Dug-In, Trench, AT Trench, Mines, Wire, In Cover, Mousehole, Pontoon Bridge, Roadblock, Pillbox).
7.1	-	834	entrench	none	Heading: Dug-In placement.
7.1.1	-	836	entrench	core	Dig in: infantry spends all MP as Cautious Movement and passes an AC; marked Moved even on failure. Allowed in play in non-building, non-water, non-paved-road hexes. OB-supplied Dug-In may also be set up on AFVs and in buildings.
7.1.1/a	-	836	entrench	core	OB-supplied Dug-In markers set up on AFVs also give their DRM as a Screened Shot terrain DRM; OB markers may be used in any allowed terrain incl. buildings.
7.1.1.1	-	838	entrench	core	Platoon dig-in: one impulse, one hex or up to 3 adjacent hexes, platoon requirements met; each unit rolls its own AC, no leader DRM; each roll is a 'move' that may trigger Defensive Fire.
7.1.1.2	-	840	entrench	core	Guns set up in eligible terrain are Dug-In until moved from the hex; guns may not dig in during play.
7.1.2	-	842	entrench	core	Only the creating unit may be under a Dug-In marker; another unit may enter for 1 MP only if the marker was vacated in that same FMPH; max 1 non-leader unit per marker unless it made its own; empty markers are removed in Conclusion; exit is free.
7.1.2/a	-	842	entrench	core	When units vacate Dug-In markers, leave one marker per vacated slot in the hex (re-entry 1 MP each) until Conclusion, when markers alone in a hex are removed.
7.1.3	-	844	entrench	core	Dug-In: cumulative +10 DRM with other terrain on all FFT fire, +20 vs offboard artillery (CFF/FFE) and mortars. Also for AFVs (not UA) incl. as Screened Shot terrain DRM. +20 cumulates with air bursts (net +10) in woods.
7.2	-	848	entrench	none	Heading: Trenches.
7.2.1	-	850	entrench	core	Trenches in adjacent hexes auto-connect; trench to connected trench on same level 1 MP for infantry, no -10 moving DRM; +1 MP to exit into non-trench ground of the hex (unit on top); walls, mines, wrecks, wire ignored between them.
7.2.1/a	-	850	entrench	core	Infantry moving from one trench to a connected trench is fired at without the -10 DRM for moving (neither the Open Ground nor the Cautious form).
7.2.1.1	-	852	entrench	core	Under a trench: +15 terrain DRM, +30 vs mortar/FFE/aircraft bombs.
7.2.2	-	854	entrench	core	Trenches are never created in play: only from OB or bought as a campaign Reinforcement Group.
7.2.3	-	856	entrench	core	Only fully-tracked vehicles may enter a trench hex, with an M-KILL (immobilization) roll on entry; VCA change and exit free.
7.2.4	-	858	entrench	core	AT Trench = trench but no vehicle may enter; may connect with normal trenches.
7.3	-	860	mines	none	Heading: Mines.
7.3.1	-	862	mines	none	Heading: Mine placement (7.3.2 is missing from numbering).
7.3.3	-	864	mines	core	Mines allowed in any non-water hex. In a trench hex they are outside: units moving trench-to-trench or trench-to-building are not affected.
7.3.4	-	866	mines	core	OB mines may be hidden (not in paved road); revealed when an enemy first enters the hex or by Searching.
7.3.5	-	868	mines	core	Mines may be revealed by Searching (text cites 3.3.5.2.2, which does not exist: use 3.3.4.3.2).
7.3.6	-	870	mines	core	Mines attack immediately on entry and again on attempted exit; uses no impulse of the owner.
7.3.7	-	872	mines	core	Mines attack non-vehicles on FFT row APM, vehicles on row ATM; any non-Crawling infantry and every vehicle entering/exiting, except trench moves. Never created after set-up.
7.3.7.1	-	874	mines	core	Mines vs AFV: E = K-KILL, C = M-KILL. Vs UA vehicle: E or C = K-KILL, M/M+ = M-KILL.
7.3.7.2	-	876	mines	core	A mine attack roll of 00 removes the mine counter and has no other effect.
7.3.8	-	878	mines	core	Clearance: >=1 squad and >=1 leader in the same hex (a mine clearing platoon, up to stacking limit) may remove mines or wire.
7.3.8.1	-	880	mines	core	Clearing: enter by Crawling; in a subsequent FMPH begun and completed in the hex without Disruption, use 1 Platoon-Movement impulse; treated as Cautious (-10), marked Moved without leaving the hex; removes 1 mine or wire counter.
7.3.9	-	884	mines	core	Infantry may enter or exit mines by Crawling without attack.
7.3.10	-	886	mines	core	SSR-designated Engineers need no leader for Clearance.
7.4	-	888	wire	none	Heading: Wire.
7.4.1	-	890	wire	core	Wire is placed at scenario start in any non-building, non-water hex, from OB or RG purchase.
7.4.2	-	892	wire	core	Infantry enters wire only by Crawling, then marked Crawled Fired. Wheeled vehicles entering are automatically M-KILLED; tracked roll on IMMOB.
7.4.3	-	894	wire	core	Wire is removed by an FFT E result from any HE/DC attack or by Clearance.
7.5	-	896	concealment	none	Heading: In Cover markers.
7.5.1	-	898	concealment	core	In Cover: non-Pinned, non-Disrupted infantry in terrain with DRM >= +10; uses an impulse as Crawling (may stay in hex, or crawl one hex then place); no Assault Fire; marked Crawled Fired.
7.5.2	-	900	concealment	core	In Cover unit sees/is seen only in its own hex; only CC and same-hex fire/attacks (e.g. Overrun) by or against it; other fire in is Recon by Fire; offboard artillery unaffected.
7.5.3	-	902	concealment	core	In Cover removed at 1 MP in a subsequent FMPH.
7.5.3.1	-	904	concealment	core	In Cover is removed at once if the unit becomes Disrupted (or WIA for non-leaders).
7.6	-	906	fortifications	none	Heading: Mouseholes.
7.6.1	-	908	fortifications	core	A Demo may blow a Mousehole across black-bar/other building, wall, hedge, fence, bocage or pillbox hexsides (not roadblocks): crossing costs 1 MP (also wheeled vehicles); allows pillbox entry and LOS through interior walls.
7.6.2	-	910	fortifications	core	Mousehole creation: DC attack on FFT with no terrain DRM; E, C or M+x (not plain M) creates it; then units on far side are attacked on DC row with terrain DRM. Original 00 destroys units on both sides and rubbles both building hexes.
7.7	-	912	bridges	none	Heading: Pontoon bridges.
7.7.1	-	914	bridges	core	Pontoon bridges only by SSR in water hexes; road one level above river; Open Ground; no Dug-In or trench.
7.7.2	-	916	bridges	core	Any FFT E by gun/FFE/aircraft bomb eliminates a pontoon bridge and all units on it; no wreck placed.
7.8	-	918	fortifications	none	Heading: Roadblocks.
7.8.1	-	920	fortifications	core	Roadblocks come from the OB and are placed only at set-up.
7.8.2	-	922	fortifications	core	Roadblock covers a hexside crossed by a road; acts as a wall on the three hexsides it points to; no vehicle may cross those hexsides.
7.8.3	-	924	fortifications	core	Roadblock removed by FFT E from gun/mortar/demo or by Clearance; no Mousehole through it.
7.9	-	926	fortifications	none	Heading: Pillbox.
7.9.1	-	928	fortifications	core	Pillboxes come from the OB and are placed only at set-up.
7.9.2	-	930	fortifications	core	Pillbox in a non-building hex, CA = 3 hexsides, occupants fire only across them. DRM +20 (replacing hex terrain) for fire crossing them, +40 for other fire and for all artillery, mortar, aircraft and Overrun attacks.
7.9.3	-	932	fortifications	core	Pillbox entered/exited 'in the same manner as placing a Dug-In marker' (ambiguous: 7.1.1 all MP + AC, or 7.1.2 1 MP); may be set up in; enemies enter only after a Mousehole across one of its hexsides (text 932, 944).
7.9.3/t	-	934	to-kill	data	Sample DFET of the German 50A gun (lines 934-942): ranges 1, 2, 3-6, 7-10, 11-24, 25-35 with Trigger Pull 1/2 values for Front/Side/Rear.
7.9.4	-	946	stacking	core	A pillbox holds at most one squad, SW Team or non-vehicle Gun unit; for stacking it is a separate location of the hex.
7.9.5	-	948	fortifications	core	An FFT E by artillery/gun/mortar/aircraft eliminates the pillbox and all occupants.
7.9.6	-	950	los	core	Pillbox does not affect LOS through the hex but gives a +15 LOST DRM to see into it, even in 'OK' terrain (example: in Open Ground a d100 <= 15 is then required; inconsistent with '+15 DRM').
8	-	954	stacking	none	Heading: Stacking.
8.1	-	956	stacking	none	Heading: Stacking limits.
8.1.1	-	958	stacking	core	Per location: 3 squad-equivalents + 2 vehicles per side (less where terrain restricts, e.g. steeple, water). Each building level counts separately. Vehicles and Gun units never on Upper Level markers.
8.1.2	-	962	stacking	core	2 half-squads = 1 squad; SW Team = 1 half-squad; Gun unit = 1 squad (text 962-964).
8.1.3	-	966	stacking	core	Leaders, wrecks and markers do not count for stacking.
8.1.4	-	968	stacking	core	Each side has its own stacking limit in a shared hex.
8.2	-	970	stacking	none	Heading: Overstacking.
8.2.1	-	972	stacking	core	Units may voluntarily overstack by moving in, paying double the entry MP.
8.2.2	-	974	stacking	core	In the Command Phase the owner marks his excess units in each overstacked hex as Disrupted (infantry) or Suppressed (vehicles), his choice which.
8.2.3	-	976	stacking	core	Stacking limits apply at all times.
9	-	978	morale	none	Heading: Infantry and SW/Gun unit morale.
9.1	-	980	morale	none	Heading: Troop Quality and leader effects.
9.1.1	-	982	morale	core	Troop Quality (TQ) is the target number for Morale Checks and Action Checks.
9.1.2	-	984	morale	core	MC DRM for non-leader: -1 if a non-Disrupted friendly leader is in its location (or an officer/Commissar adjacent). Cumulative +1 each: unit Disrupted; in Enfilade; Acquisition marker anywhere in hex.
9.1.2/a	-	984	leaders	core	Only leaders within Morale Support Range help in the Command Phase; during MCs only a leader in the same location (or adjacent officer/Commissar) gives -1; leaders' own MCs get no such -1.
9.1.3	-	986	leaders	core	MSR: NCO = all locations of own hex; officer/Commissar = own hex plus all locations of adjacent hexes they could move to (not across a cliff).
9.1.3.1	-	990	rally	core	Command Phase: same hex as non-Disrupted leader: remove yellow markers; within MSR of non-Disrupted officer/Commissar: automatically reduce; otherwise MC needed to reduce (failure effects apply). All optional.
9.1.4	-	992	morale	core	Failing a MC causes yellow markers, Casualties or Elimination; failing an AC only denies the action.
9.1.4.1	-	994	morale	core	MC/AC pass if d10 <= TQ.
9.1.4.2	-	996	morale	core	MC outcome depends on existing yellow marker (see 12.3.1.5.x). MST modifiers apply to MCs; ACs take no modifiers and ignore yellow markers.
9.1.4.2/a	-	996	morale	data	Morale Check Effects chart is on the Play Aid only: Good Order failure steps are not in the text; the play-through (line 1985) shows NCO failing by 3 Disrupted, 5-4s at 7 Pinned and 9 Disrupted, so fail by 1-2 Pinned, 3+ Disrupted (inferred).
9.1.4.3	-	998	morale	core	In any hex leaders take MCs/ACs first.
9.1.4.3.1	-	1000	leaders	core	Leader may remove Pinned Down from itself in Command Phase and still support others that phase; a Disrupted leader may remove its marker as its only action; a wounded leader (not Disrupted) has MSR of own hex only. Disrupted leaders act last (line 1002).
9.1.4.4	-	1004	leaders	core	Commissar: units in its location must pass AC to remove yellow markers; units in its MSR reduce by two levels with AC. Failed AC: marker worsens one step; a unit already WIA suffers a C; otherwise no worse than WIA (leaders flip to wounded).
9.1.4.4.1	-	1010	leaders	core	Units in hex/MSR of a Commissar must use 9.1.4.4 even if another leader is present; it also applies to non-Commissar leaders in his hex/MSR.
9.2	-	1012	morale	none	Heading: Courage and panic.
9.2.1	-	1014	heroes	core	Courage: original 0 (=10) on a MC d10 -> roll again. Second 0: automatic pass (L2055) and a courage marker (Iron Cross German, Red Star Russian, Silver Star American): immune to all MCs and ACs for the rest of the scenario. Any other second roll: the first roll stands as 10 plus DRMs.
9.2.2	-	1016	heroes	core	A leader gaining courage gives courage to all squads/HS/SW Teams in his location for the rest of the scenario (marked separately if they leave).
9.2.3	-	1018	morale	core	Panic: every infantry unit in a hex where a leader is Eliminated or Disrupted (not WIA) takes an immediate MC with normal results. AFV crews see 12.3.3.1.8.
9.2.4	-	1020	morale	core	Fanatic Resistance Nest: Russian only by SSR or campaign purchase; one building of <= 4 hexes (OCR '£ 4') within the Russian set-up.
9.2.4.1	-	1022	morale	core	While a non-Disrupted Commissar is in any hex of the nest all non-vehicle units in it count as having Courage; once there is none, the nest status is permanently lost.
10	-	1024	movement	none	Heading: Infantry and SW/gun movement.
10.1	-	1026	movement	none	Heading: infantry movement types.
10.1.1	-	1028	movement	core	Types: Running, Cautious, Assault, Crawling. SW Teams: Cautious/Crawling only and pay to flip (except crawling). Guns: Cautious/Crawling only, double hex costs. Type declared before moving; default Cautious; mark Moved.
10.1.2	-	1032	movement	core	A move enters adjacent hexes paying TEC costs up to the MP allotment of the type (8/6/4/1 hex); 'F' columns of the Movement Table show fire options.
10.1.3	-	1034	movement	core	Running: squads and leaders only (FT teams too, 12.9.8); 8 MP; may not fire; -20 FFT DRM during the impulse, -10 afterwards. Half-squads: excluded here, but the movement summary (L663, column 'Squad, HS or Leader') lets them run.
10.1.4	-	1036	movement	core	Cautious: may not fire; -10 DRM during impulse and while marked Moved.
10.1.5	-	1038	movement	core	Assault Movement: 1/2 FP fire at any time in the impulse at a cost of 1 MP, or later that phase by a separate fire impulse if unused. Marked Assault Moved or Assault Fired.
10.1.6	-	1044	movement	core	Crawling (infantry and non-vehicle MG): may fire 1/2 FP at any time during the move, or later as a separate impulse. Marked Crawled or Crawled Fired.
10.1.7	-	1046	movement	core	Moved/Assault Moved: -10 DRM for all fire that FMPH. -20 for Running only for Defensive Fire in that impulse, not cumulative with the -10. '+2' on counter = Screened Shot DRM vs moving AFV/vehicle.
10.1.8	-	1048	movement	core	Infantry without a leader needs an AC to enter an enemy-occupied location; a leader, unit stacked with one, or a platoon member does not.
10.1.8.1	-	1050	movement	core	Failing that AC: may use remaining MP elsewhere, but no further attempt to enter an enemy location that FMPH.
10.1.8.1/fig	-	1056	vehicles	core	TCA figure (lines 1052-1056): the two hexes in front of the turret are its TCA; fire from within or along hexspines 'F' is Front, others 'S'ide or Rear; turning the turret shifts the arcs. (Rules 10.2-10.2.5 are absent.)
10.2.6	-	1058	morale	core	Any non-leader unit entering a location with a Disrupted friendly unit takes an immediate MC unless a friendly non-Disrupted leader is in the hex.
10.3	-	1060	support-weapons	none	Heading: moving SW Teams.
10.3.1	-	1062	support-weapons	core	Unless crawling, a SW Team pays 1 MP to flip to its Move (1-2) side first (exceptions Demo, FT, Molotov). May set up on either side.
10.3.2	-	1064	support-weapons	core	Weapon-side SW Team may Crawl 1 hex and use Crawling Fire; Move side may use Cautious or Crawling; never Running/Assault; may Flee.
10.3.3	-	1066	support-weapons	core	SW Team may flip more than once per FMPH, 1 MP each, unless crawling.
10.4	-	1068	guns	none	Heading: Gun unit movement.
10.4.1	-	1070	guns	core	Guns move like SW Teams but pay double MP per hex and may not use Crawling Fire; moving weapon side up = Cautious (-10).
10.4.1.1	-	1072	guns	core	5/8 inch guns are limbered guns: move (or be towed) only on Limber side (1 MP to flip, equals 1-2 side); fire as a +5 circled turret (turn counter for CA with +5-turret penalties).
10.5	-	1074	movement	none	Heading: Infantry platoon movement.
10.5.1	-	1076	movement	core	Platoon Movement: infantry starting the FMPH adjacent in <=3 hexes with a leader in at least one may move in one impulse, any type, simultaneously hex by hex; Defensive Fire sees them as moving at once.
10.5.2	-	1078	movement	core	Platoon must begin and end adjacent/same hex; if broken by losses it must close up on next MP spend, else only adjacent units or one hex's worth continue. If its leader is Pinned/Disrupted/Eliminated each unit needs an AC to go on, unless another able leader.
10.5.2/a	-	1080	movement	core	Platoon leader Pinned, Disrupted or Eliminated mid-move: each unit wishing to go on takes an AC (failure ends its impulse), unless another leader that started the FMPH with the platoon is neither Pinned nor Disrupted and can still move.
10.5.3	-	1082	movement	core	Platoons may use Assault Movement and Assault Fire; mark each.
10.5.3#2	10.5.3 (printed twice)	1084	close-combat	core	Bayonet Charge: needs a passed AC at any point in the impulse; allows Running/Cautious units an immediate CC on entry; on failure no immediate CC unless otherwise eligible.
10.5.3.1	-	1086	close-combat	core	Platoon Bayonet Charge: at least one hex must be able to reach an enemy infantry hex this FMPH and must keep moving until one enters; AC uses the leader's TQ.
10.5.3.2	-	1088	close-combat	core	A Bayonet Charge is only possible in the impulse the unit/platoon enters the enemy hex.
10.5.3.1#2	10.5.3.1 (printed twice)	1090	close-combat	core	Bayonet Charge AC replaces the enter-enemy-hex AC. After all charge movement, units in enemy hexes may make immediate CC, not halved, then CC marker.
10.6	-	1092	rout	none	Heading: Fleeing.
10.6.1	-	1094	rout	core	Infantry newly Disrupted while moving may spend its remaining MP toward the nearest positive-DRM terrain; a Disrupted unit may always move 1 hex toward it in the impulse it is Disrupted. Later fleeing uses an impulse.
10.6.2	-	1100	rout	core	A Disrupted unit may continue to flee in later FMPHs; it may use an impulse to Crawl.
10.6.4	-	1102	rout	core	Bug Out: before an enemy enters a friendly hex, its units may MC to exit one hex (no enemy units). Pinned = stay; Disrupted/WIA = Flee one hex and marked. (Cites 10.8, should be 10.6.)
11	-	1104	vehicles	none	Heading: Vehicle movement.
11.1	-	1106	vehicles	none	Heading: movement routines.
11.1.1	-	1108	vehicles	core	A vehicle has normal MP (black) and Assault Movement MP (red); type symbol gives fully tracked, semi-tracked or wheeled.
11.1.2	-	1110	vehicles	core	A vehicle moves only into one of the 2 hexes in its front VCA (rear when reversing); VCA change while moving costs 1 MP per hexspine.
11.1.2/fig	-	1114	guns	core	Gun CA: front two hexsides, continuing out to every hex in the enclosed area.
11.1.3	-	1116	vehicles	core	Start costs 2 MP unless already marked Moved, stop 1 MP, in both modes. Normal and Assault Movement may not mix in one FMPH.
11.1.4	-	1118	vehicles	none	Heading: immobilization and entering enemy hexes.
11.1.4.1	-	1120	vehicles	core	Immobilization terrain (IMMOB on TEC): d10 on entry; anything but OK = M-KILL marker.
11.1.5	-	1122	vehicles	core	Reverse: MP cost x4 (wheeled x2). Changing direction (either way) costs 1 MP after the 1 MP stop.
11.1.6	-	1124	vehicles	core	A vehicle that moves may not fire or attack unless overrunning or using AFV Assault Movement.
11.1.7	-	1126	vehicles	core	At Conclusion a vehicle marked Moved/Assault Moved/Assault Fired may be declared 'continuing' and keeps its Moved/Assault Moved marker; reverse continues are shown by marker facing.
11.1.7/a	-	1126	vehicles	core	Reverse continuation: face the Moved marker arrow backward; reverse Assault continuation: Moved marker under the Assault Moved marker; otherwise only the Assault Moved marker.
11.1.7.1	-	1128	vehicles	core	Continuing vehicles count as moving; owner must use an impulse on them next FMPH to do a) or b).
11.1.7.1/a	-	1130	vehicles	core	a) Stop (remove marker).
11.1.7.1/b	-	1131	vehicles	core	b) Assault Movement (with Assault Fire) or normal movement, as marked.
11.1.7.1.1	-	1133	vehicles	core	A continuing vehicle that is Suppressed or M-KILLED stops at once (marker removed) and is no longer restricted to 11.1.7.1.
11.2	-	1135	vehicles	none	Heading: AFV Platoon Movement.
11.2.1	-	1137	vehicles	core	Non-overstacked AFVs in <=3 hexes may move as a platoon in one impulse; they do not fire in that impulse; each fires with its own impulse.
11.2.2	-	1139	vehicles	core	AFVs in platoon may not enter a hex that would overstack.
11.2.3	-	1141	vehicles	core	Infantry starting in a hex with a platoon AFV may move in the same impulse; then no -10 moving DRM while stacked with an AFV; no Running.
11.2.4	-	1143	vehicles	core	Platoon AFVs may Overrun and use AFV Assault Movement; each AFV's attack rolled separately; accompanying infantry may use Assault Movement.
11.2.5	-	1145	vehicles	core	Gap from M-KILL/K-KILL must be closed on the next MP spend; else only adjacent AFVs or one AFV continue; a lone AFV needs an AC; infantry not in hexes of the continuing platoon end their impulse.
11.2.6	-	1147	vehicles	core	Each AFV in a platoon pays the highest MP cost any member pays for that step.
11.2.7	-	1149	vehicles	core	Russian doctrine: fully tracked AFVs must always use AFV Platoon Movement; 2-5 AFVs (>=3 when entering play). Whole platoon moves OR fires per FMPH; all must fire at the same target hex until cleared/K-KILLED or next FMPH.
11.2.7/a	-	1149	nationality	core	Russian platoon target lock persists even if the previously firing member was destroyed; ends when no targets left (non-vehicle) or all target vehicles in the hex K-KILLED, or next FMPH.
11.2.7.1	-	1151	vehicles	core	Lone or breakaway Russian AFV needs an AC; failure uses the impulse, may not exit its hex or fire, marked Fire 2 (text 1151-1153).
11.3	-	1155	overrun	none	Heading: AFV Overruns.
11.3.1	-	1157	overrun	core	Any AFV not F-KILLED or M-KILLED may Overrun infantry/UA vehicles in a hex it may enter while moving; UA vehicles may not overrun.
11.3.2	-	1159	overrun	core	Overrun needs an AC from the adjacent hex before MP are spent; no LOST roll; failure = no overrun that FMPH but remaining MP usable. MP cost = 3x normal entry cost.
11.3.3	-	1161	overrun	core	IMMOB roll after entry, before attack; if M-KILLED the Overrun FP is halved, attack still made, then it must stop.
11.3.4	-	1163	overrun	core	Overrun = immediate CC attack on chosen ground-level occupants with CCT odds/DRM (overrunner CCV doubled in Open Ground, 14.2.3).
11.3.5	-	1165	first-fire	core	All Defensive Fire is resolved before the Overrun attack; target facing per same-hex rule 12.3.1.4.1.1.
11.3.6	-	1167	overrun	core	Infantry may attack the overrunner as CC Defensive Fire on CCT (mark Fire 1/2; no CC marker); simultaneous, so the Overrun still occurs at full strength.
11.3.6.1	-	1169	overrun	core	Units with only Desperation Fire left must pass a MC to attack an overrunner, and only after the overrun; each further overrun needs a new MC.
11.3.7	-	1171	overrun	core	Any overrun attack eliminates any UA vehicle and all its riders.
11.4	-	1173	vehicles	none	Heading: AFV/vehicle Assault Movement.
11.4.1	-	1175	vehicles	core	AFV/vehicle Assault Movement lets any vehicle fire and move using the red MP.
11.4.2	-	1177	vehicles	core	Each firing by any of its weapons costs the vehicle a cumulative 1 MP.
11.4.3	-	1179	vehicle-combat	core	Gun fire in Assault Movement: Screened Shot roll to use a DFET, or the TUR DRM added on the FFT (even with no turret turn); vehicle MGs fire without penalty. (The example L1181 also demands the Screened roll for the FFT.)
11.4.3/a	-	1179	vehicle-combat	core	An Assault Moving vehicle never places an Acquired marker.
11.4.4	-	1183	first-fire	core	Defensive Fire at an Assault-Moving vehicle comes before the vehicle may fire; mark Assault Fired; otherwise may fire in a later impulse.
11.4.4.1	-	1185	vehicle-combat	core	ROF>1 vehicle: several Assault Fire shots up to ROF while moving or in later impulses, Fire 1/2 markers track remaining shots.
11.5	-	1187	passengers	none	Heading: Transport and riders.
11.5.1	-	1189	passengers	data	Transport = vehicle/watercraft carrying infantry or towing a gun (or Flossack 35 carrying a vehicle); capacities on Tow/Carry Table (not in text).
11.5.2	-	1191	passengers	core	Only infantry may ride, within capacity; guns (incl. mortars) need Tow capacity. SW Teams may ride and guns/mortars hook up on either side (limbered 5/8 inch guns only on the Limber side, 10.4.1.1).
11.5.4	-	1193	passengers	core	Any number of leaders may exceed capacity. (11.5.3 missing.)
11.5.5	-	1195	passengers	core	Mount/dismount/hook up costs the unit 1 MP (no Running) and the transport 1/4 of its MP (round up). What is left of either side's MP stays usable: a unit that walks to the transport and mounts does not stop it moving later that FMPH (L1199).
11.5.5/a	-	1197	passengers	core	Transport may drive to a unit and load it there: if that unit has neither moved nor fired the vehicle may go on with its remaining MP; if the unit has already moved, the vehicle may move no further that FMPH.
11.5.6	-	1201	passengers	core	The enter-enemy AC does not apply to infantry riding AFVs; UA vehicles may never enter enemy-occupied hexes.
11.5.7	-	1203	passengers	core	Riders may not fire except in CC (at 1/2 FP, round up); half-track riders may fire (11.5.8.3). Riders get no terrain DRM, only hindrance DRMs (half-tracks: +10). If the vehicle fires, riders are dismounted into the hex (inferred: not half-tracks).
11.5.8	-	1205	passengers	core	Half-tracks (Sd Kfz 251-C, M3): riders are immune to same-level infantry/MG fire unless the riders are marked Fired.
11.5.8.1	-	1207	passengers	core	Half-track riders may be fired on if the firer's height advantage >= range in hexes; they get a +10 AFV terrain DRM.
11.5.8.2	-	1209	passengers	core	Disrupted riders may flee out only in an FMPH they begin Disrupted; exit uses an impulse and costs the half-track 1/4 MP.
11.5.8.3	-	1211	passengers	core	Half-track riders may combine fire with its MG: squads/HS at full FP and MG SW Teams of <=4 FP.
11.5.8.3.1	-	1213	passengers	core	Riders may use Assault Fire normally if the half-track uses AFV Assault Movement.
12	-	1219	fire	none	Heading: Fire combat.
12.1	-	1221	fire	none	Heading: Firing routine.
12.1.1	-	1223	fire	core	To fire: announce target hex(es), then follow steps 1-3 in order.
12.1.1/1	-	1225	fire	core	Step 1 LOS: LOST d100 roll needed unless result is OK, target is marked Fired/Moved, Running/Cautious in the act, a moving vehicle, or an Acquired marker is in the hex; BLOCK needs a height advantage.
12.1.1/2	-	1227	fire	core	Step 2: gun/vehicle-gun fire may need a d10 Screened Shot roll due to status of target or firer.
12.1.1/3	-	1229	fire	core	Step 3: d100 on the DFET (gun vs AFV) or on the FFT (all other attacks except CC).
12.1.1.1	-	1231	fire	core	Each shot (each ROF) uses one impulse, except Defensive Fire.
12.1.1.1.1	-	1233	fire	core	First shot marks Fire 1; Fire 2 for ROF>1 second shots and for Fire 1 units using Defensive Fire. Squads/HS have ROF 1 and reach Fire 2 only via Defensive Fire.
12.1.1.1.2	-	1235	fire	core	A unit already marked Assault Moved or Crawled needs an impulse to Assault/Crawled Fire if it did not fire in its moving impulse.
12.1.2	-	1237	first-fire	core	Defensive Fire: any unit able to fire (not Fire 2) may react to an enemy unit's move, any MP expenditure, AC such as digging in, or fire, if LOS exists; uses no impulse; vs a firing unit it resolves after that fire; marked Fired (text to 1239).
12.1.2/a	-	1237	first-fire	core	Defensive Fire triggers include any MP expenditure (also flip, mount, firing by assault movers) and AC rolls such as Dug-In; the defender may still use his own next impulse normally; LOS to the target's hex is required.
12.1.2.1	-	1241	first-fire	core	Defensive Fire must be declared and used immediately after the triggering impulse fire or MP expenditure; otherwise an impulse is needed.
12.1.2.2	-	1243	first-fire	core	Infantry marked Fire 1 (not Crawled/Assault Fired) may Defensive Fire within printed (normal) range, then is Fire 2 and has only Desperation Fire left.
12.1.2.3	-	1245	first-fire	core	Defensive Fire vs an Assault-Moving unit precedes its Assault Fire; when the defender declines after an MP expenditure the mover may fire.
12.1.2.4	-	1247	close-combat	core	Defensive Fire may be used to make simultaneous CC against units that declare an impulse CC attack.
12.2	-	1249	fire	none	Heading: Unit types.
12.2.1	-	1251	fire	data	Fire classes: Gun, Mortar, Infantry, Machine Gun, Other.
12.2.1.1	-	1253	guns	core	Gun: has Gun Rating A/B/C and numeric Gun Size (not mortar): FFT HE column; no point-blank doubling, no long-range halving; may choose DFET vs AFV.
12.2.1.2	-	1257	mortars	core	Mortar: Gun with printed min-max range (min >1): HE row at any range in limits; no point blank/long range change; no DFET; rating only for Screened Shot range DRM.
12.2.1.3	-	1263	fire	core	Infantry: 2-3 figures; FP doubled at point blank, halved at long range.
12.2.1.4	-	1267	machine-guns	core	MG: no figures, FP and max range printed, plus all vehicle MGs; doubled point blank, halved long range. Aircraft MGs are not MG units.
12.2.1.5	-	1271	fire	core	Others: DC, FT, ATR (GATR 7.92 / RATR 14.5), mines (APM/ATM), FFE, aircraft incl. their MGs: EQUIV rows, no range doubling/halving (exception: aircraft MG doubled at point blank).
12.3	-	1275	fire	none	Heading: the firing tables.
12.3.1	-	1277	fire	data	FFT layout (text 1277-1279): FP rows 1..50+, twelve d100 columns from '1-2 (and less)' to '100 (or more)', then HE and EQUIV columns mapping gun sizes/other weapons to rows, plus minimum FP for Suppression rolls.
12.3.1/a	-	1279	fire	data	FFT EQUIV column also holds a row giving the minimum FP needed to roll on the Suppression Table.
12.3.1.1	-	1281	fire	core	FFT: cross FP row with modified d100 (cumulative DRMs); apply result. LOST and Screened rolls first where required.
12.3.1.1/a	-	294	fire	core	FP between two FFT rows uses the lower row: 5 FP -> row 4 (L294), 14 -> 12 (L1985), 18 -> 16 (L2055); above 50 -> row 50+. Only the rounded final FP is compared.
12.3.1.2	-	1287	fire	core	Range alters FP only for Infantry/MG; guns have no max range unless printed; SW Teams with a printed range limit (e.g. FT 0-1) may only fire within it.
12.3.1.2.1	-	1289	fire	core	Point blank: Infantry/MG FP x2 at targets in same or adjacent hex.
12.3.1.2.2	-	1293	fire	core	Long range: Infantry/MG FP x1/2 beyond listed range up to twice it.
12.3.1.2.3	-	1297	fire	core	Assault/Crawled Fire: Infantry (Assault) or Infantry/MG (Crawl) fire at 1/2 FP and are marked Assault/Crawled Fired.
12.3.1.3	-	1299	fire	core	FFT results: '-' no effect; M; M+x; E; 2E; C; C/M(+x) as defined in the following lines.
12.3.1.3/M	-	1301	morale	core	M: each target unit takes a MC.
12.3.1.3/Mx	-	1303	morale	core	M+x: MC with +x DRM.
12.3.1.3/E	-	1305	fire	core	E: eliminate one randomly selected target (d10 each); the rest take the highest MC printed in that row; eliminates a vehicle.
12.3.1.3/2E	-	1307	fire	core	2E: eliminate two randomly selected units; the rest take the row's highest MC; eliminates two vehicles.
12.3.1.3/C	-	1309	fire	core	C: eliminate SW Team/Gun/HS or flip one randomly selected squad, wound a leader (wounded leader dies); UA vehicle eliminated; AFV: d10 1-6 M-KILL, 7-10 F-KILL.
12.3.1.3/CM	-	1311	fire	core	C/M: apply C, then all remaining units take the MC; same vehicle effects as C.
12.3.1.3.1	-	1313	fire	core	C/E/2E with several units in location (or hex for FFE etc.): each non-marker unit rolls d10 in stacking order top to bottom; highest is affected; ties ALL affected; for 2E roll only if more than 2 units.
12.3.1.3.1.1	-	1315	fire	core	Units flipped by C keep their Pinned/Disrupted/WIA markers.
12.3.1.4	-	1317	vehicle-combat	core	Non-gun, non-ATR fire can only Suppress an AFV: 8+ FP at a not yet Suppressed AFV rolls on the Suppression Table.
12.3.1.4.1	-	1319	vehicle-combat	core	Armour factors F/S/R are DRMs on FFT fire at a vehicle (added, or subtracted if negative); offboard artillery rolls facing as same-hex.
12.3.1.4.1.1	-	1321	vehicle-combat	core	Same hex facing: d10 1-4 front, 5-7 side, 8-10 rear; +1 if target Suppressed, -1 if firer Suppressed.
12.3.1.5	-	1323	morale	none	Heading: Morale Support Table.
12.3.1.5.1	-	1325	morale	core	MC d10 + MST modifiers <= TQ passes; otherwise result depends on current status (Good Order, Pinned, Disrupted, WIA/wounded).
12.3.1.5.2	-	1329	morale	core	Leader with C flips to wounded, likewise WIA; wounded leaders are eliminated by another C or WIA.
12.3.1.5.3	-	1331	morale	core	Pinned Down: may not move; fires at 1/2 FP. Failing a further MC by 1-2 = Disrupted, by 3+ = WIA (text 1331-1333).
12.3.1.5.4	-	1335	morale	core	Disrupted: may not move or fire, CC at 1/2; failing a further MC by 1-2 = WIA, by 3+ = C.
12.3.1.5.5	-	1337	morale	core	WIA acts as Disrupted; a Disrupted result = Casualties: WIA squad flips to half-squad and stays WIA, other units die. Failing a MC by 3+ eliminates.
12.3.2	-	1339	to-hit	core	Screened Shot Table: guns, vehicle guns, mortars and ATRs (not infantry, MGs, Other), after LOS. Firer situations f1-f5, target situations t1-t3. d10 must EXCEED the sum of DRMs to hit; equal or less is screened = miss (text 1339-1357).
12.3.2/u	-	1341	to-hit	core	Scope: firer-based situations f1-f5 bind guns, mortars and every unit able to use a DFET (ATR, Bazooka, Panzerschreck, Panzerfaust); target-based t1-t3 are printed for guns/mortars only.
12.3.2/a	-	1341	to-hit	core	LOST is not needed (and Screened Shot step follows directly) when the target is marked Fired, Moved, a YELLOW MARKER or Acquired, or the LOST result is OK (the yellow marker case is missing from 5.1.8; play-through line 2025 uses it).
12.3.2/f1	-	1343	to-hit	core	Needed if the firer turns its gun/mortar CA or turret/vehicle CA to fire.
12.3.2/f2	-	1344	to-hit	core	Needed if the firer is a moving vehicle.
12.3.2/f3	-	1345	to-hit	core	Needed if the firer is Suppressed.
12.3.2/f4	-	1346	to-hit	core	Needed if a B/C rated gun/mortar fires at 12+ hexes (the C-rating +2 starts only at 13, L1259: at exactly 12 the roll is made with DRM 0).
12.3.2/f5	-	1347	to-hit	core	Needed if any gun/mortar fires beyond 24 hexes.
12.3.2/t1	-	1351	to-hit	core	Needed if hindrance hexes lie between target and firer.
12.3.2/t2	-	1352	to-hit	core	Needed if the target hex has a terrain DRM, including Smoke.
12.3.2/t3	-	1353	to-hit	core	Needed if the target is a moving vehicle (not aircraft).
12.3.2/n	-	1357	to-hit	core	Do not count terrain on the firer's own hexside (e.g. a wall) unless the target is also adjacent to it.
12.3.2/b	-	1357	to-hit	core	Hit only if the d10 is strictly greater than the final Screened Shot number (0 base + all cumulative DRM); equal or less is screened.
12.3.2.1	-	1359	to-hit	core	Target terrain DRM = terrain DRM/10 rounded up. A stationary firer adds its TUR (or VCA) DRM per hexspine turned. A moving firer adds +2 plus its TUR DRM once even if it does not turn; further TCA changes are added to that.
12.3.2.2	-	1363	to-hit	core	With an Acquired marker on the target unit, no roll for target-based situations.
12.3.2.3	-	1365	to-hit	core	If >10 is needed, Desperation Fire: a natural 10 hits; a roll of 1-2 places F-KILL on the firing unit.
12.3.2.4	-	1367	to-hit	core	Aircraft targets never need the Screened Shot Table.
12.3.3	-	1369	to-kill	data	One DFET per Gun Size/Rating: range columns each with Trigger Pull 1 and 2, rows Front/Side/Rear, values = d100 K-KILL numbers. Non-mortar guns vs AFVs only.
12.3.3.1	-	1372	to-kill	core	Target facing by the hexside crossed by LOS; front/side hexspine LOS = Front; side/rear hexspine LOS = Side.
12.3.3.2	-	1374	to-kill	none	Heading: DFET results (printed 12.3.3.2 but subrules are 12.3.3.1.x).
12.3.3.1.1	-	1376	to-kill	core	K-KILL: d100 <= final K-KILL number (DFET value adjusted by target armour factor): vehicle becomes a burning wreck.
12.3.3.1.2	-	1380	to-kill	core	If d100 exceeds the final number by at most 10 (even if that number is 10 or less), roll on the M/F-KILL Table; results <= the listed numbers; a 'no effect' there leaves the vehicle K-KILLED.
12.3.3.1.2.1	-	1382	to-kill	core	Guns >= 75mm get -15 DRM on the M/F-KILL Table.
12.3.3.1.3	-	1384	vehicle-combat	core	M-KILL: may not move for the rest of the scenario; newly M-KILLED vehicle also Suppressed.
12.3.3.1.4	-	1386	vehicle-combat	core	F-KILL: may not fire any weapon for the rest of the scenario; newly F-KILLED vehicle also Suppressed.
12.3.3.1.5	-	1388	vehicle-combat	core	Overlapping M/F-KILL ranges apply both; both M and F = replace by a non-burning wreck.
12.3.3.1.6	-	1390	to-kill	core	Armour factor of the facing is subtracted from the DFET K-KILL number: positive armour lowers it, negative raises it (example 1398: 40 with +10 = 30; the rule text says 'added', contradicting its example).
12.3.3.1.7	-	1392	to-kill	core	The M/F-KILL Table's only DRM is the >=75mm one.
12.3.3.1.8	-	1394	vehicle-combat	core	Crew Panic: after M- or F-KILL (incl. immobilization) the vehicle takes an immediate MC with '-1 DRM for Suppressed' (i.e. TQ one lower); failure = abandoned, non-burning wreck, eliminated.
12.3.3.2#2	12.3.3.2 (printed twice)	1396	vehicle-combat	core	Suppression: DFET roll with no K/M/F and target not Suppressed: d100 on the Suppression Table (row by gun size, e.g. >45mm), <= listed number = Suppressed; removed in Conclusion.
12.3.3.2.1	-	1402	vehicle-combat	core	Newly Suppressed vehicle loses its Acquired markers; uses Trigger Pull 1; may place a new Acquired when firing; TQ -1.
12.3.3.3	-	1404	to-kill	core	First DFET shot at a target uses Trigger Pull 1; later shots while acquisition holds use Trigger Pull 2; Suppressed units always Trigger Pull 1.
12.4	-	1406	guns	none	Heading: Gun/vehicle fire combat details.
12.4.1	-	1408	guns	core	Guns are targets like infantry (MCs); a C eliminates them (as a half-squad).
12.4.2	-	1410	guns	core	Non-mortar guns may choose DFET or FFT vs AFV.
12.4.3	-	1412	guns	core	ROF>1 is printed in a yellow circle (vehicles: triangle on back).
12.4.3.1	-	1414	guns	core	Each extra ROF shot is its own impulse (Defensive Fire uses none but marks); marker stack Fire 1, Fire 2, Fire1-under-Fire2...; shots may be at different targets (except Russian doctrine).
12.4.3.1/n	-	1416	machine-guns	data	Note: most non-vehicle MGs have ROF 2 or more.
12.4.4	-	1418	to-hit	core	A gun firing (DFET or FFT) may place Acquired on its target even on a miss; later shots by that unit there use Trigger Pull 2 / FFT with no LOST roll or target-based Screened roll; valid vs any target in any location of the hex in its LOS.
12.4.4.1	-	1422	to-hit	core	Acquired is removed when the unit that placed it is eliminated, Disrupted (non-vehicle) or Suppressed (vehicle); when it fires at a new hex the marker moves there. It stays if the original target leaves or dies.
12.4.4.1/a	-	1422	to-hit	core	A vehicle that is already Suppressed may place an Acquired marker for later use when no longer Suppressed, but may not use Trigger Pull 2 while Suppressed.
12.4.5	-	1424	vehicles	core	Turrets: 360 degree; assumed facing forward unless a turret marker; GAZ AA turret assumed facing starboard; main armament is in the turret else in the hull (VCA).
12.4.5.1	-	1426	vehicle-combat	core	Moving vehicle turns turret 1 hexspine per MP freely; turning to fire costs per hexspine the circled DRM (+5/+10/+15) on FFT, or forces a Screened Shot on DFET; non-turreted +20 per hexspine of VCA.
12.4.5.1/a	-	1426	vehicle-combat	core	A stationary turret turned to fire HE: only the per-hexspine DRM on the FFT (L1428, no Screened roll); turned for a DFET shot: only the Screened Shot roll. 12.3.2 f1 would demand the roll for the FFT too: follow 12.4.5.1.
12.4.5.2	-	1430	vehicle-combat	core	If the target AFV's turret is turned, the ones die of the FFT/DFET d100 decides 1-6 hull, 7-10 turret, and thus which armour facing applies (text to 1432).
12.4.5.2.1	-	1434	vehicle-combat	core	Hull down: non-moving AFV behind bocage/wall or fire crossing a military crest: DFET needs a turret hit (7-10), else miss with no effect; Acquired placed normally.
12.4.5.3	-	1436	vehicle-combat	core	Vehicles with turret >= +15 may fire only CMG/AAMG or turret gun in one FMPH, not both; non-turreted unaffected.
12.4.6	-	1438	machine-guns	core	BMG/CMG are Fixed Fire at one hex; TCA change adds its circle DRM, VCA change +20 per hexside; all vehicle MGs may combine or fire separately; markers with gray MG.
12.4.6/a	-	1438	machine-guns	core	All MGs on one vehicle may fire together in one impulse or each MG type separately in its own impulse; MG and gun may share the phase (FMPH) with any gun ROF unless restricted.
12.4.6/b	-	1438	machine-guns	core	Vehicles with 'MG' on the front may use Fixed, Searching and Swinging Traverse; other vehicle MGs only Fixed (one hex).
12.4.6.1	-	1442	machine-guns	core	BMG: through VCA only, range 6, half FP to 12, point-blank doubling.
12.4.6.2	-	1444	machine-guns	core	CMG: range 6, half to 12, point blank doubled; +5/+10 turrets may fire gun and CMG in the same FMPH; KV1A's rear MG fires front or rear, not both.
12.4.6.2/a	-	1444	machine-guns	core	Turrets +15 and above: gun and turret MG are exclusive, but BMG may still fire plus one turreted weapon.
12.4.6.3	-	1446	machine-guns	core	AAMG: 360 degrees without turning, range 6 (12 half), may fire at aircraft; point blank doubled incl. aircraft in an adjacent hex; no searching/traverse vs aircraft.
12.4.6.3.1	-	1448	machine-guns	core	Vehicles with 'MG' on front may use it as AAMG; others have AAMG if a white number sits between CMG and BMG factors.
12.4.6.3.1#2	12.4.6.3.1 (printed twice)	1450	machine-guns	core	Suppressed vehicles may not fire AAMG.
12.4.7	-	1452	vehicle-combat	core	UA vehicle targets: normal LOS/Screened rolls, then cases 1-3. A vehicle and its riders count the vehicle as one unit for selection rolls (line 1464).
12.4.7/1	-	1454	vehicle-combat	core	Fire by a gun >= 75mm automatically eliminates the UA vehicle and all riders.
12.4.7/2	-	1458	vehicle-combat	core	Other fire: E eliminates vehicle and riders (burning wreck); C eliminates the vehicle but riders survive in the hex (non-burning wreck).
12.4.7/3	-	1460	vehicle-combat	core	M+1/2/3 M-KILLS the UA vehicle; riders take the MC results (incl. the C that eliminated their vehicle) (text to 1462).
12.4.8	-	1466	vehicle-combat	core	Open Topped (black turret icon, white text): 8+ FP FFT fire automatically Suppresses; any failed M/M+, C or E eliminates it (non-burning wreck, riders to ground level after their result).
12.4.8.1	-	1468	vehicle-combat	core	Suppressed Open Topped vehicle may not fire its MG unit weapons; its guns use Trigger Pull 1.
12.4.8.2	-	1470	vehicle-combat	core	Armoured half-track: Suppressed only if 8+ FP FFT fire obtains an M/M+ and it fails it; C or E eliminates it like Open Topped.
12.4.9	-	1472	flamethrowers	core	FT AFV ('FT' on front) fires like an FT team with changes below.
12.4.9.1	-	1474	flamethrowers	core	No -10 DRM against an FT AFV.
12.4.9.2	-	1476	flamethrowers	core	FT AFV attacks in FT EQUIV; may Assault Move firing as if an MG (no penalty).
12.4.9.3	-	1478	flamethrowers	core	FT AFV adds any TCA/VCA change DRM to its FFT roll.
12.4.9.4	-	1480	flamethrowers	core	FT AFV runs out of fuel on ones die 9-10: F-KILL marker; in campaigns retained like a Flamethrower.
12.4.10	-	1482	guns	core	Gun Critical Hit: original 00 on FFT by guns >= 75mm K-KILLS any vehicle and eliminates all occupants of the hex; rubble + Fire in building hex (ground), Fire in woods.
12.5	-	1484	mortars	none	Heading: Mortar fire details.
12.5.1	-	1486	mortars	core	Mortars change CA to fire outside their front two hexes.
12.5.1.1	-	1488	mortars	core	Mortars are targets like infantry; C eliminates (as HS) (text 1488-1490).
12.5.2	-	1492	mortars	core	Mortars use the FFT like guns, with restrictions below.
12.5.3	-	1494	mortars	core	Mortars may never fire from inside buildings.
12.5.4	-	1496	mortars	core	Minimum range at least 2, firer's hex not counted; max printed.
12.5.5	-	1498	mortars	core	Mortar targets in woods and debris: -10 airburst DRM, not cumulative with woods +10.
12.5.6	-	1500	spotting	core	Mortar may use a non-Disrupted infantry spotter in adjacent (or higher level same/adjacent) hex for LOS; same impulse, both marked Fire 1/2; spotter cannot fire own FP except Desperation.
12.5.7	-	1502	mortars	core	Mortars never use a DFET.
12.5.8	-	1504	mortars	core	Mortars obtain Gun Critical Hits (12.4.10) normally. Open point: 'normally' keeps the Gun Size >= 75 limit, so a 60mm mortar would have none; the text does not say.
12.6	-	1506	machine-guns	none	Heading: infantry/MG fire details.
12.6.1	-	1508	fire	core	Enfilade: fire at the same target in two consecutive friendly impulses with second LOS crossing a hexside 2-3 hexsides from the first's: place Enfilade marker; +1 MC DRM to all units in the hex.
12.6.1.1	-	1510	fire	core	Enfilade is lost by exiting the hex or courage; new friendly units entering go under it; courage units ignore it.
12.6.2	-	1512	first-fire	core	Desperation Fire: any squad or MG unit, even if Fired, Moved, Pinned, Disrupted or WIA, may fire at a MOVING adjacent/same-hex enemy (not one merely marked Moved). A squad may do so any number of times. Not in Platoon Fire (12.7.1.1).
12.6.2/a	-	1514	first-fire	core	Desperation Fire cost: each such attack also makes the firer take a MC, using the ones die of the attack's own d100 (0 = 10); the result applies normally.
12.6.2/b	-	1516	first-fire	core	Desperation Fire uses 1/2 FP; a Pinned, Disrupted or WIA firer is halved again (1/4).
12.6.2.1	-	1518	close-combat	core	Desperation Fire may be used for CC attacks.
12.7	-	1520	fire	none	Heading: Platoon Fire.
12.7.1	-	1522	fire	core	Squads, HS, leaders and MGs in up to 3 adjacent hexes may combine fire at one target hex (or Searching Fire's hexes); units in the same location may always combine.
12.7.1.1	-	1524	fire	core	Platoon Fire: a non-Disrupted leader in at least one of the hexes; all firers need LOS (OK or rolled); Desperation Fire excluded.
12.7.2	-	1526	fire	core	Add all FP, apply to one hex (or 2-3 with Searching Fire), mark all as Fired.
12.7.2/a	-	2043	fire	core	Combined fire: apply each unit's doubling/halving unrounded, add, then round the total up once (3 x 5 at long range = 7.5 -> 8, L2043; 12 + 12/2 = 18, L2055).
12.7.3	-	1528	fire	core	One leader's -5 DRM applies; other leaders add only their FP.
12.7.4	-	1530	fire	core	With differing LOS, one successful LOST roll suffices using the lowest number of any participant; whole platoon uses its least favourable terrain DRM.
12.8	-	1532	machine-guns	none	Heading: Machine guns.
12.8.1	-	1534	machine-guns	core	MG modes: Fixed, Searching, Swinging Traverse; SW MGs and vehicles marked 'MG' are MG units.
12.8.1.1	-	1536	machine-guns	core	Fixed: one hex, full FP, point blank doubling.
12.8.1.1.1	-	1538	machine-guns	core	Vehicle MGs not marked 'MG' on front: Fixed only.
12.8.1.2	-	1540	machine-guns	core	Searching: up to 3 adjacent hexes in LOS, 1/2 FP each, separate rolls, point blank doubling.
12.8.1.3	-	1542	machine-guns	core	Swinging Traverse: only against adjacent enemies, at least one moving or Moved; 1/2 FP doubled = printed FP; rolls each of the three-hex string.
12.8.1.3.1	-	1544	machine-guns	core	Swinging Traverse ones die 1-3 jams: SW MG flips to 1-2 side for the game; vehicle MG gets F-KILL.
12.8.1.3.2	-	1546	machine-guns	core	Only 'MG'-marked vehicles may use Swinging Traverse.
12.9	-	1548	support-weapons	none	Heading: other Support Weapon Teams.
12.9.1	-	1550	demo-charges	core	DC/MOL teams stay on 1-2 side until throwing; Demo may remove wire/mines (Bangalore) and be used in CC vs AFV (not UA).
12.9.2	-	1552	demo-charges	core	DC/MOL usable from: same hex (incl. one level up/down); adjacent hex same level; adjacent from higher level (incl. buildings) (lines 1554-1556).
12.9.4	-	1558	demo-charges	core	Demo uses FFT DC row, only target-hex terrain DRM; counter removed after use; in CG retained on d10 1-5 in the side's Retained box. (12.9.3 missing.)
12.9.5	-	1560	demo-charges	core	Demo E (after terrain) rubbles a building hex; Molotov E makes Fire in building, rubble or woods hexes.
12.9.6	-	1562	demo-charges	core	Demo attacks a vehicle on the FFT normally (DC row). Molotovs may attack only vehicles (12.9.6/a).
12.9.6/a	-	1564	demo-charges	core	Molotov on a vehicle: any C or E K-KILLS AFV and UA; M results do nothing to the vehicle but its own riders take them; riders die with a K-KILLED vehicle; one vehicle per impulse; the counter is used up and in a CG retained like a Demo (d10 1-5).
12.9.7	-	1566	light-at	core	ATR: German 7.92 A / Russian 14.5 A DFET vs vehicles, or FFT rows GATR (1 FP) / RATR (2 FP); moves as an MG SW Team, not a Gun; if eliminated in a CG may be retained like a Demo (d10 1-5).
12.9.8	-	1568	flamethrowers	core	FT stays Move side up but may fire anyway (free flip); removed only when fuel runs out; always -10 DRM against it; may Run.
12.9.8.1	-	1570	flamethrowers	core	FT uses FT EQUIV without terrain DRM; only smoke/intervening hindrance DRM; needs LOS.
12.9.8.2	-	1572	flamethrowers	core	FT vs AFV: E/C K-KILL, M+1 or more M-KILL, plain M F-KILL. Vs UA: E/C/M+1 K-KILL (M+2, M+3 not named: treat as M+1), plain M M-KILL. Riders share a K-KILL, else take the M result that M/F-KILLED the vehicle (lines 1574-1576).
12.9.8.3	-	1578	flamethrowers	core	FT out of fuel on ones die 8-10: removed; in CG retained on d10 1-7.
12.9.8.4	-	1580	flamethrowers	core	FT C or E puts Fire in the hex.
12.9.9	-	1582	light-at	core	Panzerfaust: German SW Team firing only at AFVs with Panzerfaust A or B DFET (Rangers: all B); counts as a 1-2 HS otherwise (text to 1584).
12.9.9.1	-	1586	light-at	core	Panzerfaust range 0-1 hexes (0 = same hex).
12.9.9.2	-	1588	light-at	core	Panzerfaust removed after firing.
12.9.9#2	12.9.9 (printed twice)	1590	light-at	core	Panzerschreck (88 pz Bu 54 DFET) and Bazooka (M1 Bazooka 76 C or B; Rangers: B) fire at AFVs and infantry; 1-2 HS otherwise.
12.9.9.1#2	12.9.9.1 (printed twice)	1592	light-at	core	Panzerschreck/Bazooka (text says 'Panzerfausts') fire only within the printed range.
12.9.9.2#2	12.9.9.2 (printed twice)	1594	light-at	core	Non-DFET fire: Panzerschreck Gun Size 88, Bazooka 76; the 'B' on the counter is not a Gun Rating, only the DFET.
13	-	1596	smoke	none	Heading: Smoke.
13.1	-	1598	smoke	none	Heading: infantry smoke grenades.
13.1.1	-	1600	smoke	core	Smoke grenade use: only American/German squads and HS with TQ >= 6; placing costs 1 MP, in own or an adjacent hex; one per unit per turn; track the number used.
13.1.1/a	-	1600	setup	core	Smoke grenade supply per scenario and side: one per three German/American squads of TQ >= 6 in the OB (round up), plus one per Engineer squad (13.1.1.1).
13.1.1.1	-	1604	smoke	core	German 8-2 and Russian 7-2 Engineer squads each add one grenade.
13.1.2	-	1606	smoke	core	Smoke grenades last for the rest of that FMPH.
13.1.3	-	1608	smoke	core	Fire into/through smoke +10 DRM; negates Running -20 and Open Ground -10 (text: also 'moving'), but +10 is cumulative with Moving -10 (example: 0 vs -30 without smoke).
13.1.4	-	1612	smoke	core	Smoke grenade affects up to 3 levels above the hex's level.
13.2	-	1614	smoke	none	Heading: gun smoke shells.
13.2.1	-	1616	smoke	core	American/German gun units of size 75, 81/82 or 105 may place smoke in a target hex with LOS (and any needed Screened roll).
13.2.2	-	1618	smoke	core	Gun smoke = infantry smoke; the shot counts as normal fire for ROF and markers.
14	-	1620	close-combat	none	Heading: Close Combat.
14.1	-	1622	close-combat	core	CC occurs when both sides are in a hex; the CCT serves infantry CC and AFV overruns.
14.2	-	1624	close-combat	core	Entry of a non-vehicle into an enemy location: after all Defensive/Crawled/Assault Fire of that move a CC marker is placed; existing markers stay; units may not fire out of a CC hex.
14.2/a	-	1624	close-combat	core	Before the CC marker, occupants may use any fire opportunities incl. Desperation Fire on the entrant, and the entrant may use its Assault/Crawled Fire in the hex.
14.2/b	-	1624	close-combat	core	More units of either side may enter a CC hex at any time; units already under the marker only conduct CC.
14.2/card	-	1626	promotion	data	Sample Field Promotion Card figure: 2 Pvt, 6 Cpl, 12 Sgt, 10 Lieut (OCR; text 17.3 says 18), 24 Cpt, 30 Maj (text 17.3 says 36).
14.2/card2	-	1632	promotion	core	Use one card per nationality or one for overall wins, player's choice.
14.2.1	-	1634	close-combat	core	CC attacks happen in a turn after entry (exceptions: Bayonet Charge; Crawling/Assault entrants may attack immediately or later that FMPH at 1/2 CCV, marked Crawled/Assault Fired).
14.2.2	-	1636	close-combat	core	A CC attack uses an impulse; defenders may respond with Defensive Fire CC; only then simultaneous, otherwise the attack resolves alone.
14.2.2.1	-	1638	close-combat	core	Odds are fixed before any result; every unit in the CC is marked Fire 1. Fire 2 (Defensive Fire 2 in CC): no more CC except by Desperation Fire (allowed even if Moved, L1640), or normal fire if the hex is later cleared of enemies.
14.2.3	-	1642	close-combat	core	CCV = FP. SW/Gun teams use 1 whichever side is up (except certain MGs). Vehicles use the sum of their MG FP (AFV with no MG: 2). Overrunning AFV: doubled in Open Ground, attack only.
14.2.3/b	-	1642	close-combat	core	CCV is halved for Disrupted (so WIA, 12.3.1.5.5), Pinned and riding units; entrants by Crawling/Assault Movement attacking in that FMPH use 1/2 (14.2.1); Bayonet Chargers are not halved. A wounded leader has 1, defence only (2.3.1.1).
14.2.3/a	-	1642	close-combat	core	AFV CCV is total MG FP, or 2 when it has no MG; AFV defends with its MG-based CCV (not doubled).
14.2.3.1	-	1644	close-combat	core	UA vehicle alone (no friendly units) is automatically eliminated or captured in CC (use and ownership transfer); otherwise treated as an AFV.
14.2.3.2	-	1646	close-combat	core	Attacker CCV total : defender CCV total, rounded DOWN to the nearest CCT ratio (9:7 = 1:1).
14.8	-	1652	close-combat	core	CC attack d100 + CCT DRMs; only E and C results; simultaneous. C vs AFV = M-KILL; E destroys any vehicle (burning wreck).
14.9	-	1654	close-combat	core	Units may not exit a hex with enemies unless all units of one side are Disrupted/WIA/M-KILLED; non-M-KILLED AFVs exit freely. If only one side's infantry remains, CC marker removed.
14.9/a	-	1654	close-combat	core	When infantry of only one side is left in the hex after CC, the CC marker is removed.
14.10	-	1656	close-combat	core	CCT DRMs: -5 with a non-Disrupted leader in the attack (unless alone or his CCV 1 used); -10 Demo vs AFV; -10 vs M-KILLED AFV; -10 vs AFV attacked in/from DRM >= +10 terrain or smoke. Defending leaders add CCV only.
14.12	-	1658	close-combat	core	Units under CC marker fire only in CC; all non-vehicle units of both sides under it are targeted together by outside fire.
15	-	1660	oba	none	Heading: Artillery and air support.
15.1	-	1662	oba	none	Heading: General artillery rules.
15.1/a	-	1664	oba	data	Batteries of a Gun Size; High/Low Ammunition Supply modifies Battery Response; directed by radio or phone in OB, by an Offboard Observer at a map edge, or Plotted (no observer); may be a Bombardment.
15.1.1	-	1666	oba	core	An impulse places a CFF (attacks all units in its final hex); an impulse of a SUBSEQUENT FMPH flips it to FFE, attacking target hex + adjacents (7 hexes), or all hexes within 3 (37) for a Bombardment (text to 1668).
15.1.2	-	1670	oba	core	Calling artillery uses an impulse even if unsuccessful.
15.1.2/a	-	2017	oba	core	A unit that attempts Contact and its radio are marked Fire 1 and cannot be used again that FMPH (from the play-through, L2017-2019; agrees with one attempt per set, 15.1.4.2.1.1).
15.1.3	-	1672	oba	core	Callers: leader or any non-vehicle unit with radio/phone (or OP AFV), an FO recorded at a map edge (Level +3 unless specified), or Plotted.
15.1.3/a	-	1672	oba	core	OP AFV (by SSR) uses an inherent radio; a Plotted battery has a written arrival hex/turn instead of a caller.
15.1.4	-	1674	oba	none	Heading: Calling routine.
15.1.4.1	-	1676	oba	core	Plotted: per battery record two hexes and one game turn (the same turn for both).
15.1.4.1.1	-	1678	oba	core	In the plotted turn an impulse rolls d100 Contact, then Battery Response d10 > turn number; then Plot in one hex, accuracy, FFE attacks; must retry each later FMPH until it comes, is called off or game ends.
15.1.4.1.1/a	-	1678	oba	core	Plotted: failing Contact or Battery Response costs the impulse and the same attempt must be repeated in each later FMPH.
15.1.4.1.2	-	1680	oba	core	A Plotted FFE is removed permanently in that turn's Conclusion.
15.1.4.1.3	-	1682	oba	core	Plotted fire may be called off by an impulse with Contact and Battery Response; then gone for the scenario (text to 1684).
15.1.4.2	-	1686	oba	core	All other offboard artillery is called by OB radios/phones; offboard observers use inherent phones.
15.1.4.2.1	-	1688	oba	core	Phone/radio is carried by a unit, not an SW Team; any non-vehicle unit in the hex may carry it and act as FO (see limits).
15.1.4.2.1.1	-	1690	oba	core	A non-leader must pass an AC to use a radio (not FOs, Spotter planes, OP tanks); one contact attempt per phone/radio per FMPH.
15.1.4.2.2	-	1692	oba	core	Non-plotted artillery always goes through two steps: a CFF first, later converted to FFE (own impulse, subsequent FMPH, 15.1.1).
15.1.4.2.2.1	-	1694	oba	core	New CFF sequence in one impulse: (1) Contact, (2) place CFF in FO's LOS, (3) d10 Battery Response (fail removes it), (4) d100 accuracy gives final hex (lines 1696-1702).
15.1.4.2.2.1/1	-	1696	oba	core	New CFF: (1) Contact roll; failure ends the impulse.
15.1.4.2.2.1/2	-	1698	oba	core	New CFF: (2) place CFF in a target hex in the FO's LOS.
15.1.4.2.2.1/3	-	1700	oba	core	New CFF: (3) d10 Battery Response; failure removes the CFF.
15.1.4.2.2.1/4	-	1702	oba	core	New CFF: (4) d100 on the Artillery Accuracy Table; the CFF goes to the resulting final hex and attacks all units in that hex on the FFT (15.1.1, 15.1.4.2.2.2#2).
15.1.4.2.2.2	-	1704	oba	core	Correct/convert: (1) maintain contact (fail: CFF stays), (2) Battery Response (fail: CFF removed), (3) convert in place without accuracy or move any number of hexes then accuracy, to FFE; stray not beyond correction (1706-1712).
15.1.4.2.2.2/1	-	1706	oba	core	Correct/convert: (1) Contact; on failure the CFF stays and the impulse ends.
15.1.4.2.2.2/2	-	1708	oba	core	Correct/convert: (2) d10 Battery Response; on failure the CFF is removed and only a new CFF may be placed in a later FMPH.
15.1.4.2.2.2/3	-	1710	oba	core	Correct/convert: (3) convert in place without accuracy, or move to a new LOS hex (intermediate hexes need no LOS) with accuracy roll then FFE; the CFF may not stray more hexes than it was corrected.
15.1.4.2.2.2#2	15.1.4.2.2.2 (printed twice)	1714	oba	core	CFF and FFE attack with the battery's FFT row; CFF only its hex. Smoke CFF/FFE do not attack: smoke in hex (CFF) or 7 hexes (FFE).
15.4.1	-	1716	oba	core	Offboard FO: record an edge hex; LOS as from it at +3; immune; uses a phone. (15.2-15.3 absent.)
15.4.2	-	1718	oba	core	Spotter plane FO uses a radio with LOS to all except interior (all 6 neighbours same) building/woods locations.
15.4.2.2	-	1720	air	core	An aerial observer may be attacked by AA fire as if in the hex of any CFF/FFE it placed.
15.5	-	1722	oba	core	To place, correct or convert, the FO needs LOS to a ground-level target in the marker's hex (or to the hex if empty). A CFF/FFE already on map counts as +2 above the highest obstacle of its hex (+3 if smoke).
15.5/b	-	1722	oba	core	A CFF, FFE or Bracket out of the FO's LOS must first be corrected into LOS as a CFF; it may not be converted to FFE in that same impulse.
15.5/a	-	1722	oba	core	Plots do not need LOS. The 2-level/3-level marker height makes existing CFF/FFE easier to see.
15.6	-	1724	oba	none	Heading: radios and phones notes.
15.6.1	-	1726	oba	core	Each battery has a radio or phone by SSR; if an artillery scenario gives none, the player may add either one (not with Plotted Fire) (text to 1728).
15.6.3	-	1730	oba	core	Radio/phone carried freely by infantry; giving it 1 MP; finding it in empty hex 1 MP; enemy may destroy it alone in hex for 1 MP; eliminated with its carrier; only own nationality's. (15.6.2 missing.)
15.6.3/b	-	1730	oba	core	Loss of a radio/phone: an enemy unit spends 1 MP to destroy one lying alone in a hex; one carried by an eliminated unit is eliminated too. A side uses only sets of its own nationality.
15.6.3/a	-	1730	oba	core	Receiving a radio/phone costs nothing; only the giver (1 MP) or the finder of an unattended one (1 MP) pays.
15.6.3.1	-	1732	oba	core	Radio carrier moves normally; phone carrier Crawls only, freely before first Contact, thereafter phone may not be moved more than 3 hexes from then-current hex.
15.7	-	1734	oba	none	Heading: other artillery notes.
15.7.1	-	1736	oba	core	Registration hexes recorded at set-up increase CFF/FFE accuracy in those hexes (amount on AAT).
15.7.2	-	1738	oba	core	AAT results On Target/Delay/Artillery Lifted do not scatter; otherwise d10 1-6 scatter direction (1 north, 4 south), 7-10 reroll, distance by table.
15.7.3	-	1740	oba	core	Bracketing: when correcting, a Bracket marker stays in the old CFF hex (second one in a later correction, same battery).
15.7.3.1	-	1742	oba	core	CFF/FFE into a bracketed hex or between two brackets: -20 AAT DRM and negates the range Correction DRM; between = range from either bracket not greater than their distance apart.
15.7.4	-	1744	oba	core	At most 2 brackets per CFF, replaced freely; removed when the CFF is; none for Plotted artillery.
15.7.5	-	1746	oba	core	In Conclusion all FFE flip to CFF; a new impulse must convert again.
15.7.6	-	1748	oba	core	Danger Close: friendly units within 4 hexes of the CFF target hex: +2 DRM to the Battery Response d10 (not for smoke). As printed this helps, since response needs d10 > turn; intent is surely a penalty.
15.7.7	-	1750	oba	core	Artillery attacks every location of every hex, also units entering or moving inside the blast; terrain/movement DRMs per unit; smoke DRM ignored for FFE; airburst -10 in woods and debris.
15.7.8	-	1752	oba	core	Offboard smoke +10 DRM into/through, +3 levels, 7-hex FFE smoke marker, no firepower; not bombardments, plotted allowed, unless SSR denies.
15.7.9	-	1754	oba	core	Bombardment: 37 hexes, only that FMPH, no smoke, cannot be continued.
15.7.10	-	1756	oba	core	Artillery Critical Hit: original 00 of any-size offboard fire K-KILLS vehicles, eliminates occupants of hex, rubble and Fire at ground level of buildings.
15.8	-	1758	air	none	Heading: Air support.
15.8.1	-	1760	air	data	Air support: Ju 87 G Stuka or IL-2 Sturmovik; like an FFE on one hex (plus aircraft MG); own table.
15.8.2	-	1764	air	core	Air support impulse: d10 <= turn number arrives; second d10 1-3 one aircraft, 4-10 two (both used in that impulse); one attempt per FMPH, ends after first success in scenario; failed attempt uses the impulse.
15.8.2/a	-	1764	air	core	If two aircraft arrive both must attack in that same impulse; no more Air Support rolls after any success in the scenario.
15.8.3	-	1766	air	core	Aircraft have HE EQUIV bombs and aircraft MG FP; attacks any non-interior building/woods location; bomb and MG rolled separately vs the same hex.
15.8.4	-	1768	air	core	Place aircraft in hex, AA fire first, then d100 Air Attack Table without DRM; 'Defender's Choice' = mistaken attack chosen by the attacked side within listed ranges; attack even if empty (rubble/fire); all FFT DRMs apply.
15.8.4/a	-	1768	air	optional	Solitaire: roll to choose which units are hit by a mistaken air attack when more than one enemy unit is in range.
15.8.4.1	-	1770	air	core	Strafing: aircraft MG only, 4 adjacent hexes in a row, no point-blank doubling, either bomb or strafe.
15.8.4.1.1	-	1774	air	core	Strafing mistaken attacks: table roll for the first hex; defender may choose a new row in listed range; every hex of the row is attacked.
15.8.5	-	1776	air	core	AA fire: GAZ AA truck, FlaK 38, FlaK 88, MGs with 8+ FP, as Defensive Fire in range before the air attack roll. E eliminates before, C after the attack; MC no DRM, fail aborts. E/C count as VP elimination.
15.8.5/a	-	1776	air	core	AA fire is at the hex where the aircraft was placed, within the AA weapon's normal range; FlaK guns ignore CA changes (counter is simply spun).
15.8.5/b	-	1776	victory	core	Aircraft eliminated by AA E or C count as eliminated for VP; one that aborted by a failed MC does not.
15.8.6	-	1778	air	core	Aircraft bomb 00 = Critical Hit as Gun Critical Hit.
16	-	1780	scenario	none	Heading: Combat! Normandy upgrade.
16.1	-	1782	scenario	data	Conversion of earlier Normandy scenarios (maps Kellam's Bridge, Timmes' Orchard, Shanley's Hill) to v4.0 via the unit and scenario changes below.
16.1.1	-	1784	scenario	procedure	Old counters are replaced one for one by the new version of the same unit (match by ID information).
16.1.1.1	-	1786	scenario	procedure	Same SW Team counters with the changes below.
16.1.1.1.1	-	1788	machine-guns	data	All 'MG 42' SW Teams use the 12-9 MG 42 counter.
16.1.1.1.2	-	1790	setup	data	Add one 4-8 MG 34 per 3 German squads and one BAR per 3 American squads in the OB; distributed in proportion to each part of the OB, not exceeding the threes by more than one.
16.1.1.1.3	-	1792	setup	data	Add one Demo (Gammon Bomb) per 3 American squads, per 7 German squads in the OB; fractions rounded up.
16.1.1.1.4	-	1794	light-at	data	M1A1 Bazooka counters become M1 Bazookas.
16.1.1.2	-	1796	leaders	data	If a side's OB has 12 or more squads, replace any one NCO by an officer in any portion of the OB.
16.1.1.3	-	1798	vehicles	data	Vehicle replacements (a)-(f), lines 1800-1805.
16.1.1.3/a	-	1800	vehicles	data	Pzkw 35R becomes 35H 735 (f).
16.1.1.3/b	-	1801	vehicles	data	Pzkw 35-S becomes 35-S 739 (f).
16.1.1.3/c	-	1802	vehicles	data	Sdkfz 232 becomes Sdkfz 242.
16.1.1.3/d	-	1803	vehicles	data	Opel Blitz becomes the new Opel Blitz.
16.1.1.3/e	-	1804	vehicles	data	M4A1 becomes the new M4A1.
16.1.1.3/f	-	1805	vehicles	data	Jeep becomes the new Jeep.
16.1.1.4	-	1807	guns	data	Gun units replaced by the same-named new counter.
16.1.1.5	-	1809	oba	data	No offboard artillery in those scenarios has High or Low Ammunition Supply.
16.1.1.6	-	1811	setup	data	Normandy squads: American 7-6 / 4-6 HS; per 5 German squads (2 HS count as 1) 3 x 5-4 and 2 x 6-6, counting 5-4s first; freely distributed; limited by counter mix.
16.1.1.6/a	-	1811	setup	data	In the 3:2 split 5-4 squads are filled first, so any fraction of three yields more 5-4s; if a squad type runs out, use the remaining types of the counter mix.
16.1.7	-	1813	rally	core	Rally Points of older scenarios are ignored (rallying is per 4.3). (Numbering jumps 16.1.1.6 to 16.1.7.)
16.1.8	-	1815	mines	core	Older 'AT' mines attack vehicles only (not infantry); in a road hex they are removed by being 'carried' like a radio (removed once carried).
16.1.9	-	1817	scenario	data	Some scenarios (e.g. #4) start with burning wrecks at set-up.
16.1.10	-	1819	smoke	data	Old terrain DRM references are replaced by the new (e.g. Scenario #26 '+5' smoke becomes +10).
16.1.11	-	1823	scenario	none	Introduces scenario notes.
16.1.11.1	-	1825	scenario	data	Scenario #1: ignore Special Rule #3.
16.1.11.2	-	1827	scenario	data	Scenario #7: the two American squad groups consist of 8 x 7-6 + 4 x 6-5 (unclear whether each or together); each group one officer, other leaders NCOs.
16.1.11.3	-	1829	scenario	data	Scenario #8: Fox 4 x 6-5, 1 x 7-6; George 3 x 6-5, 2 x 7-6; Easy 1 x 6-5, 4 x 7-6; one US leader is an officer, the rest NCOs.
16.1.11.4	-	1831	scenario	data	Scenario #10: three American squads 6-5, rest 7-6.
16.1.11.5	-	1833	scenario	data	Scenario #13: American HH6 reinforcements are 6-5. German reinforcement platoon: d10 per platoon: 1-6 squad-type 5-4, 7-10 6-6; ignore only if counter mix is insufficient; Americans may fill with 6-5.
16.1.11.5#2	16.1.11.5 (printed twice)	1835	scenario	data	Scenario #14: all American squads are 6-5.
16.1.11.6	-	1837	scenario	data	Scenario #15: 1/325th Glider Infantry has 8 x 6-5 and 4 x 7-6.
16.1.11.7	-	1839	scenario	data	Scenario #25: 2 Jeeps become 2 Studebaker trucks; objectives: '3 or more Jeeps or Trucks exited'.
16.1.11.8	-	1841	scenario	data	Scenario #26: 8 squads of Easy Company are 6-5; the rest 7-6/4-6.
17	-	1843	promotion	none	Heading: Field Promotions.
17.1	-	1845	promotion	core	Field Promotion cards, one or more per nationality, record scenario wins of the PLAYER; he rises in rank as he accumulates victories (fulfilled victory conditions). Not a unit/leader experience rule.
17.2	-	1847	promotion	core	A card has 6 boxes; each box is a cumulative count of scenario victory conditions fulfilled by the player; reaching a box awards that rank.
17.3	-	1849	promotion	core	Thresholds of victories: 2, 6, 12, 18, 24, 36 (ranks on the card figure: Pvt, Cpl, Sgt, Lieut, Cpt, Maj; the figure's own numbers are partly different by OCR, see 14.2/card).
17.3/a	-	1851	promotion	procedure	Box is hole-punched by the player; or official validation: card is sent with S.A.S.E. and After Action Report and returned with a validation stamp (text 1849-1851). Software: record 'claimed' vs 'validated'.
17.3.1	-	1853	promotion	procedure	After Action Report required per submission: opponent's name, address, phone; title or number of the scenario won; free notes.
17.3.2	-	1855	promotion	procedure	A player reaching officially validated Major receives a written commendation and a $20.00 gift certificate.
18	-	1857	other	none	Heading: Quick Start.
18/a	-	1859	other	none	Purpose: familiarization before reading the rules.
18.1	-	1861	terrain	none	Heading: Pointe du Hoc map tour.
18.1.1	-	1863	terrain	none	Historical introduction to the Pointe du Hoc map.
18.1.1.1	-	1865	terrain	data	Pointe du Hoc sample terrain hexes/hexsides: bocage V7/W8, wall O10/N10, gate O10/O11, hedge S7/S8, grainfield F16, paved road P2 etc., dirt U23, shellholes T5, woods L21, brush N21, orchard I20; levels 0 to -3.
18.1.1.2	-	1867	terrain	data	All Pointe du Hoc buildings are Stone; church P20/P21 levels 0,+1 with steeple in P20 (LOS +2); Manoir N16/N17 levels 0,+1,+2, Level +2 obstacle, stairways; all others ground only, Level +1 obstacle.
18.1.1.1/a	-	1865	terrain	data	Pointe du Hoc level change sample hexes: D1/D2/D21 to -1, B17/B18 to -2, A15-A24 at -3 (lowest).
18.1.1.3	-	1871	terrain	core	Water tank L16/L17/M17 acts as an extension of the wall hexside M17/L17.
18.1.1.4	-	1873	los	core	Wall N9/O10 continues to touch the building O9 and blocks any LOS that hits it (N8 to P10 blocked).
18.1.1.3#2	18.1.1.3 (printed twice)	1875	optional	optional	Optional: +1 MP to enter and to exit Pointe du Hoc Shellholes (due to depth).
18.1.1.4#2	18.1.1.4 (printed twice)	1877	mines	core	On-map mine icons (e.g. X20): FFT mine attack only if the unit rolls d10 = 1 on entry or exit; otherwise no effect.
18.1.1.5	-	1879	wire	data	On-map wire hexsides (list in tables).
18.1.1.5.1	-	1881	wire	core	On-map wire is treated as Wire along the hexside: infantry may only crawl across (example 1883).
18.1.1.6	-	1885	terrain	core	Half-hexes at the map edge are full hexes in game terms.
18.1.1.6.1	-	1887	movement	core	Units entering from off-map pay the cost of hexside terrain at the map edge (text 1887-1891).
18.1.2	-	1893	components	none	Heading: Units.
18.1.2.1	-	1895	components	none	Extra counters and downloads.
18.1.1.7	-	1897	scenario	core	Scenario cards: the Map Layout entry and set-up graphic are wrong; use Map Configuration text and the OB set-up/entry text.
18.2	-	1899	terrain	none	Heading: Combat! Kursk.
18.2.1	-	1901	terrain	none	Kursk map description.
18.2.1.1	-	1903	terrain	data	Kursk sample hexes: woods R24, brush D26, grainfield G18, orchard L21, minor crests B19/B20, gully F20, paved road T0-LL9, giant grainfield DD13/DD15-LL11/LL17; Psel River at -1; Level 0 villages; up to +3; cliff hexside; multi-level hexes list.
18.2.1.1/a	-	1903	terrain	data	Kursk hexes with more than one level change in one step (Steep): R18 S18 T18 U19 H22 I22 J21 K21 K20.
18.2.1.2	-	1905	terrain	data	Kursk buildings mostly Wood; only G25/H25 and O21/P21 have ground + Upper Level +1; the rest ground only.
18.2.1.3	-	1907	terrain	data	Kursk wall hexsides at N20, O20, P20, P21.
18.2.1.4	-	1909	terrain	data	Kursk woods crest line O8-O7-S8-S10-T10-T11.
18.2.1.5	-	1911	movement	core	Moving 'uphill' in a Gully pays gully COT plus crest cost, including Steep Ascent/Descent (example: 2+2 = 4 MP for G6 to H5) (text 1911-1915).
18.2.1.6	-	1917	victory	data	Green circles with white numbers (e.g. LL1) mark victory point hexes used in scenario VC (the point values are on scenario cards).
18.3	-	1919	other	none	Heading: Combat! Quick Start.
18.3#2	18.3 (printed twice)	1921	scenario	data	Quick Start uses Scenario #3, Wintz's Flank (Combat! Rangers, Pointe du Hoc map, five turns).
18.3.1	-	1923	setup	data	American set-up in the play-through (lines 1925-1932), F = weapon side up, Move = move side up; see tables.
18.3.1/r1	-	1934	scenario	none	American set-up rationale; notes a five-turn scenario and a platoon in V20.
18.3.1/t1	-	1936	sequence	none	Turn 1: Command Phase no actions; codes R Running, C Cautious, A Assault, Cr Crawling, MP (lines 1936-1937).
18.3.1/g1	-	1939	movement	none	German Impulse 1 (lines 1939-1943): platoon run by N19, O20, P20 (2 MP each building) to Upper Level +1.
18.3.1/g2	-	1945	movement	none	German Impulse 2 (1945-1949): 3 x 5-4 + NCO Assault Move N15, O16.
18.3.1/a1	-	1951	sequence	none	American Impulse 1: Pass (1951-1953).
18.3.1/g3	-	1955	movement	none	German Impulse 3 (1955-1959): 3 x 5-4 + NCO with radio Cautious to P21 Upper Level +1 (6 MP).
18.3.1/a2	-	1961	sequence	none	American Impulse 2: Pass (1961-1963).
18.3.1/g4	-	1965	movement	none	German Impulse 4 (1965-1969): 6-6 + 5-4 + MG 34 Assault Move N16, N15, O15 (4 MP).
18.3.1/a3	-	1971	sequence	none	American Impulse 3: Pass (1971-1973).
18.3.1/g5	-	1975	movement	none	German Impulse 5 (1975-1979): Grtwfr 34 Cautious N22 (2 MP incl. overstack), O22 (1), flip to F (1).
18.3.1/a4	-	1981	fire	none	American Impulse 4 (1981-1985): 14 FP at O16, roll 38 final 23 = M+1, marker results.
18.3.1/g6	-	1987	sequence	none	German Impulse 6: Pass (1987-1989).
18.3.1/a5	-	1991	movement	none	American Impulse 5 (1991-1995): NCO + 4-6 + Bazooka R18 to U16 (5 MP, not using shellholes).
18.3.1/g7	-	1997	sequence	none	German Impulse 7: Pass; mutual agreement ends the FMPH (1997-1999).
18.3.1/con	-	2001	sequence	none	Conclusion of Turn 1: remove Moved, Fired, Assault Moved markers; yellow markers stay.
18.3.1/cp2	-	2003	rally	none	Turn 2 Command Phase (2003-2011): initiative German 10 (0) vs American 4; O16 marker recoveries with 3, 4, automatic leader removal.
18.3.1/fm2	-	2013	sequence	none	Turn 2 FMPH begins.
18.3.1/t2g1	-	2015	oba	none	German Impulse 1 (2015-2019): radio Contact d100 97 fails, impulse used, leader and radio marked Fire 1.
18.3.1/t2a1	-	2021	fire	none	American Impulse 1 (2021-2025): fires again at O16, 91-5=86 no effect.
18.3.1/t2g2	-	2027	movement	none	German Impulse 2 (2027-2031): MG 42 flips to F by Crawling (1 MP) in P20 +1.
18.3.1/t2a2	-	2033	mortars	none	American Impulse 2 (2033-2037): M2 mortar fires at P20, 49+20=69 no effect, Acquired placed, Fire 1.
18.3.1/t2g3	-	2039	fire	none	German Impulse 3 (2039-2043): 3 x 5-4 fire at U18, long range 7.5 rounds to 8 FP, roll 75 no effect.
18.3.1/t2a3	-	2045	movement	none	American Impulse 3 (2045-2049): 7-6 moves X21 to W21 under Trench, marked Crawled.
18.3.1/t2g4	-	2051	fire	none	German Impulse 4 (2051-2055): 18 FP at R16, 20-5=15, C/M+2, casualty selection and MCs, courage result.
18.3.1/end	-	2057	other	none	End of Quick Start.
18.3.1/rg	-	2059	scenario	none	German rationale (2059-2061) incl. 'dash one squad off the map' as their victory goal.
18.3.1/ra	-	2063	scenario	none	American rationale incl. stalling for a five-turn game and the V20 platoon.
19	-	2065	campaign	none	Heading: Campaign notes.
19.1	-	2067	campaign	core	Every campaign has a separate Campaign Scenario Card; these general rules apply to all campaigns.
19.1.1	-	2069	campaign	core	Terrain changes are permanent through the campaign: Trenches, AT Trenches, Mouseholes, Rubble and Wrecks stay on map between scenarios.
19.1.2	-	2071	campaign	core	Reorganization Phase before EVERY campaign scenario, incl. the first: units adjusted on map per SSRs, new units bought, both sides secretly choose Attack or Defend (Hold), then set up and play.
19.1.3	-	2073	campaign	core	CG Card lists at-start OB per nationality and a supply of CP; units bought with CP for the first scenario; at-start OB units do not count toward purchase limits.
19.1.4	-	2075	campaign	core	Each campaign scenario from the first: a side may spend CP to Attack; Hold is free. A side the CG Card marks as Attacker/Defender has that status; the free Attack is stated only for the FIRST campaign scenario (CG I Into the Inferno: German attacker, Russian defender) (text 2075-2077).
19.1.5	-	2079	campaign	core	Order of set-up: Hold sets up first, Attack second. Both Hold: no scenario for that time; next Reorganization. Both Attack: d10, higher roll is the Attacker.
19.1.6	-	2081	campaign	core	Campaign ends when one side fulfils its campaign orders or concedes, or after the last campaign scenario; draws possible.
19.1.7	-	2083	campaign	core	Reorganization Phase order 1 then 2.
19.1.7/1	-	2085	campaign	core	Pick at-start OB; purchases with the CP (incl. Attack option if not delineated); in later scenarios resolve on-map unit changes.
19.1.7/2	-	2086	campaign	core	Reveal Attack/Hold and set up in order; extra CP paid for units to set up on map; the rest may enter on any turn from the friendly map edge (west German, east Russian).
19.1.8	-	2088	campaign	core	On-map changes, in order 1-6.
19.1.8/1	-	2090	campaign	core	Flip burning wrecks to non-burning.
19.1.8/2	-	2091	campaign	core	Fire markers in building hexes become Rubble; all other Fire removed.
19.1.8/3	-	2092	campaign	core	Hidden mines are placed on map.
19.1.8/4	-	2093	campaign	core	For each M/F-KILLED marker roll d10: 1-5 remove the marker, 6-10 replace the vehicle by a non-burning wreck (one roll per marker).
19.1.8/5	-	2094	campaign	core	Remove all courage markers; Fanatic Resistance Nests stay if survivors hold an eligible setup sector/building (requirements of 9.2.4).
19.1.8/6	-	2095	campaign	core	Each wounded leader rolls d10: 1-3 eliminated; 4-5 flipped to healthy; 6-10 stays wounded for the next scenario.
19.1.9	-	2097	campaign	core	A Reinforcement Group (RG) costs its listed CP in full, even if partially fulfillable; a unit absent from the counter mix cannot be bought. Artillery that placed an FFE in an earlier CG scenario is used up; else kept (text 2097-2099).
19.1.10	-	2101	campaign	core	Units beginning a CG scenario Isolated (per SSR) start Pinned Down (infantry) or Suppressed (vehicle).
20	-	2103	components	none	Heading: Release notes.
20.1	-	2105	components	none	Heading: Combat! Rangers.
20.1.1	-	2107	components	data	Rangers contents (2109-2115): rulebook v4.0, Pointe du Hoc map, folio, 56 5/8" and 320 1/2" counters, 6 scenarios, 3 Play Aid Cards.
20.2	-	2117	components	none	Heading: Combat! Kursk.
20.2.1	-	2119	components	data	Kursk contents (2121-2128): rulebook v4.0, map, box, 120 5/8" and 560 1/2" counters, 7 scenarios, 1 Campaign Card, 3 Play Aid Cards.
20.3.1	-	2130	scenario	procedure	Combat! Stalingrad can be used with v4.0 rules and Play Aids.
20.3.2.1	-	2132	campaign	procedure	The Combat! Stalingrad campaign game presentation stays unchanged.
20.3.2.2	-	2134	guns	data	Stalingrad guns: German 20mm FlaK 38 20B, 50mm KwK 38 50B, 50mm KwK 39 50A, 75mm KwK 40 L/43 75B, 75mm KwK 37 75C; Russian ATR RATR, 76.2mm 76B, 45mm 45B, 37AA 37A, M1927 76C (2134-2150).
19.3.2.3	20.3.2.3 expected	2152	machine-guns	procedure	Stalingrad: apply the MG 34 ratio of 16.1.1.1.2 in all scenarios (number printed as 19.3.2.3).
21	-	2154	other	none	Heading: Designer's notes (2156-2180): system changes explained (LOST replaces hindrance sums; MC needed to reduce markers without a leader; MG ROF and Searching 1/3 to 1/2; CC now in FMPH).
21/a	-	2156	other	none	Designer's comment summary: CC in FMPH, continued by Desperation Fire; Stalingrad usable with only its own CG.
`;
