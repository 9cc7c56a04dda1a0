import { AUDIO_MAX_BYTES } from '#contracts/limits'
import { defineConfig } from '@adonisjs/core/bodyparser'

/** Fields that travel beside a file. */
const FIELDS_BYTES = 1024 * 1024

const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'] },
  json: { convertEmptyStringsToNull: true, limit: '1mb', types: ['application/json'] },
  multipart: {
    // The body middleware reads them: once somebody is signed in, and more carefully.
    autoProcess: false,
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: AUDIO_MAX_BYTES + FIELDS_BYTES,
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
