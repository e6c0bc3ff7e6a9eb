import { Catch, type ExceptionFilter } from '@nestjs/common';
import { ApiError } from './problems.js';

/** A foreseen problem goes to the client, and not into our log: it is not our error. */
@Catch(ApiError)
export class ForeseenFilter implements ExceptionFilter<ApiError> {
  catch(foreseen: ApiError): never {
    throw foreseen;
  }
}
