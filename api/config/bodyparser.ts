import { defineConfig } from '@adonisjs/core/bodyparser'

const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'] },
  json: { convertEmptyStringsToNull: true, limit: '1mb', types: ['application/json'] },
  // Our body middleware reads multipart itself.
  multipart: { autoProcess: false },
})

export default bodyParserConfig
