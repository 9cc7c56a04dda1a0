import { test } from '@japa/runner'
import { errors as vineErrors } from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import { CommitRefused } from '#app/platform/database/transaction'
import { describeError } from '#app/platform/errors/describe_error'
import {
  Conflict,
  FileTooLarge,
  Forbidden,
  InvalidInput,
  NotFound,
  SessionRequired,
  TooManyRequests,
  UnsupportedFile,
} from '#app/platform/errors/failures'

const withCode = (code: string) => Object.assign(new Error('secret: host db.internal'), { code })
const withStatus = (status: number) => Object.assign(new Error('secret'), { status })

test.group('Error description', () => {
  test('an error description gives each expected failure its status and its own message: {status}')
    .with([
      { failure: new SessionRequired('Kalimat.'), status: 401 },
      { failure: new Forbidden('Kalimat.'), status: 403 },
      { failure: new NotFound('Kalimat.'), status: 404 },
      { failure: new Conflict('Kalimat.'), status: 409 },
      { failure: new FileTooLarge('Kalimat.'), status: 413 },
      { failure: new UnsupportedFile('Kalimat.'), status: 415 },
      { failure: new InvalidInput('Kalimat.'), status: 422 },
      { failure: new TooManyRequests('Kalimat.', 30), status: 429 },
    ])
    .run(({ assert }, { failure, status }) => {
      const description = describeError(failure)
      assert.equal(description.status, status)
      assert.equal(description.message, 'Kalimat.')
    })

  test('an error description passes on reason, fields and waiting time', ({ assert }) => {
    assert.equal(describeError(new Conflict('Kalimat.', 'dipakai_soal')).code, 'dipakai_soal')
    const fields = [{ field: 'nama', msg: 'Kalimat.' }]
    assert.deepEqual(describeError(new InvalidInput('Kalimat.', fields)).errors, fields)
    assert.deepEqual(describeError(new FileTooLarge('Kalimat.', fields)).errors, fields)
    assert.equal(describeError(new TooManyRequests('Kalimat.', 30)).retryAfter, 30)
  })

  test('an error description uses the first message of a validator', ({ assert }) => {
    const error = new vineErrors.E_VALIDATION_ERROR([
      { field: 'nama', message: 'Nama wajib diisi.', rule: 'required' },
      { field: 'email', message: 'Email tidak valid.', rule: 'email' },
    ])
    assert.deepEqual(describeError(error), {
      status: 422,
      message: 'Nama wajib diisi.',
      errors: [
        { field: 'nama', msg: 'Nama wajib diisi.' },
        { field: 'email', msg: 'Email tidak valid.' },
      ],
    })
  })

  test('an error description is 503 when Redis or MariaDB took too long: {message}')
    .with([
      new Error('Command timed out'),
      new Error('Connection is closed.'),
      Object.assign(new Error('max_statement_time exceeded'), { errno: 1969 }),
    ])
    .run(({ assert }, error) => {
      assert.equal(describeError(error).status, 503)
      assert.isAbove(describeError(error).retryAfter ?? 0, 0)
    })

  test('an error description is 503 when database or storage is unreachable: {$self}')
    .with([
      'ECONNREFUSED',
      'PROTOCOL_CONNECTION_LOST',
      'ER_SERVER_SHUTDOWN',
      'ER_QUERY_INTERRUPTED',
      'ER_TOO_MANY_USER_CONNECTIONS',
      'ER_LOCK_DEADLOCK',
      'ER_CHECKREAD',
      'SQLITE_BUSY',
      'SQLITE_IOERR_WRITE',
      'E_CANNOT_WRITE_FILE',
      'E_CANNOT_CHECK_FILE_EXISTENCE',
    ])
    .run(({ assert }, code) => {
      const wrapped = new Error('secret', { cause: new Error('secret', { cause: withCode(code) }) })
      for (const error of [withCode(code), wrapped]) {
        const { status, message, retryAfter } = describeError(error)
        assert.equal(status, 503)
        assert.isNumber(retryAfter)
        assert.notInclude(message, 'secret')
      }
    })

  test('an error description is 507 when there is no space left: {$self}')
    .with(['SQLITE_FULL', 'ENOSPC', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'])
    .run(({ assert }, code) => {
      for (const error of [withCode(code), new CommitRefused(withCode(code), false)]) {
        const { status, retryAfter } = describeError(error)
        assert.equal(status, 507)
        assert.isNumber(retryAfter)
      }
    })

  test('an error description is 503 when a COMMIT was not confirmed, for any reason', ({
    assert,
  }) => {
    assert.equal(describeError(new CommitRefused(new Error('secret'), false)).status, 503)
  })

  test('an error description is 503 for a connection lost inside a transaction: {$self}')
    .with([
      new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
      new Error("ROLLBACK - Can't add new command when connection is in closed state"),
      new Error("Can't write in closed state"),
      Object.assign(new Error('Connection was killed'), { errno: 1927 }),
      Object.assign(new Error('max_statement_time exceeded'), { errno: 1969 }),
    ])
    .run(({ assert }, error) => {
      assert.equal(describeError(error).status, 503)
      assert.isNumber(describeError(error).retryAfter)
    })

  test('an error description is 503 for a real connection error of a driver', async ({
    assert,
  }) => {
    const nobody = { host: '127.0.0.1', port: 1, user: 'root', database: 'lulus' }
    db.manager.add('nobody', { client: 'mysql2', connection: nobody })
    const error = await db
      .connection('nobody')
      .rawQuery('SELECT 1')
      .catch((reason: unknown) => reason)
    await db.manager.release('nobody')
    assert.equal(describeError(error).status, 503)
  })

  test('an error description is only 500 for an unexpected error', ({ assert }) => {
    const surprises = [
      new TypeError('secret'),
      withCode('ER_PARSE_ERROR'),
      withStatus(500),
      withStatus(418),
      'secret',
      null,
      undefined,
      { message: 'secret', stack: 'secret' },
    ]
    for (const error of surprises) {
      const description = describeError(error)
      assert.equal(description.status, 500)
      assert.notInclude(JSON.stringify(description), 'secret')
    }
  })

  test('an error description says why a body could not be read: {given} is {status}')
    .with([
      { given: 400, status: 422 },
      { given: 422, status: 422 },
      { given: 404, status: 404 },
      { given: 413, status: 413 },
      { given: 415, status: 415 },
    ])
    .run(({ assert }, { given, status }) => {
      const description = describeError(withStatus(given))
      assert.equal(description.status, status)
      assert.notInclude(description.message, 'secret')
    })

  test('an error description ends for an error that is its own cause', ({ assert }) => {
    const error = new Error('round')
    error.cause = error
    assert.equal(describeError(error).status, 500)
  })
})
