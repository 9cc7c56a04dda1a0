import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { readSettings } from './settings.mjs'

const ROOT = resolve('/srv/lulus')

test('runs the production build as a demo on loopback when nothing is said', () => {
  const settings = readSettings({}, ROOT)
  assert.equal(settings.address, 'http://localhost:3333')
  assert.equal(settings.probeUrl, 'http://127.0.0.1:3333/api/health')
  assert.equal(settings.demo, true)
  assert.deepEqual(settings.serverEnv, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '3333',
    DEMO: 'true',
    DATA_DIR: join(ROOT, 'data'),
    WEB_DIST: join(ROOT, 'web', 'dist'),
    LOG_LEVEL: 'warn',
  })
})

test('passes on what is said, paths made absolute', () => {
  const { serverEnv, address } = readSettings(
    {
      PORT: '4000',
      DATA_DIR: 'elsewhere',
      DB_CONNECTION: 'mysql',
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
    },
    ROOT
  )
  assert.equal(address, 'http://localhost:4000')
  assert.equal(serverEnv.DATA_DIR, join(ROOT, 'elsewhere'))
  assert.equal(serverEnv.DB_CONNECTION, 'mysql')
  assert.equal(serverEnv.NODE_ENV, 'production')
  assert.equal(serverEnv.LOG_LEVEL, 'info')
  assert.equal(
    readSettings({ DATA_DIR: resolve('/var/lulus') }, ROOT).serverEnv.DATA_DIR,
    resolve('/var/lulus')
  )
})

test('names the public address when there is one', () => {
  assert.equal(
    readSettings({ APP_URL: 'https://lulus.example' }, ROOT).address,
    'https://lulus.example'
  )
})

test('asks the server for its health where this machine can reach it', () => {
  assert.equal(readSettings({ HOST: '0.0.0.0' }, ROOT).probeUrl, 'http://127.0.0.1:3333/api/health')
  assert.equal(readSettings({ HOST: '::' }, ROOT).probeUrl, 'http://[::1]:3333/api/health')
  assert.equal(readSettings({ HOST: '::1' }, ROOT).probeUrl, 'http://[::1]:3333/api/health')
})

test('refuses a port that is none, by name', () => {
  for (const PORT of ['0', '65536', '80.5', 'http', '-1']) {
    assert.throws(() => readSettings({ PORT }, ROOT), /^Problem: PORT is '/)
  }
})

test('refuses a DEMO that is neither true nor false', () => {
  assert.equal(readSettings({ DEMO: 'false' }, ROOT).demo, false)
  assert.throws(() => readSettings({ DEMO: 'yes' }, ROOT), /^Problem: DEMO is 'yes'/)
})
