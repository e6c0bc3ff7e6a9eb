import { Catch, type ExceptionFilter } from '@nestjs/common';
import { ApiError } from './problems.js';

/** What was foreseen is told to who asked, and is no error of ours: it goes on its way without a line in the log. */
@Catch(ApiError)
export class ForeseenFilter implements ExceptionFilter<ApiError> {
  catch(foreseen: ApiError): never {
    throw foreseen;
  }
}
