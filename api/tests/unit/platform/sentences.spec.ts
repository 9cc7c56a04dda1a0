import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { errors, VineValidator } from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import { registerValidator } from '#app/accounts/validators'
import { fieldNameAt } from '#app/platform/validation/field_names'
import { sentences } from '#app/platform/validation/sentences'

/** Validators for the console: their users know the files and keys. */
const AT_A_CONSOLE = /packages.content|platform.backup/

type Validator = VineValidator<SchemaTypes, undefined>
type Node = ReturnType<Validator['toJSON']>['schema']['schema']

/** Every validator of a request, in any file. */
async function validators(): Promise<Validator[]> {
  const files = readdirSync(app.makePath('app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !AT_A_CONSOLE.test(file))
    .map((file) => join(app.makePath('app'), file))
    .filter((file) => /\bvine\.create\(|\blistQueryValidator\(/.test(readFileSync(file, 'utf8')))
  const found: Validator[] = []
  for (const file of files) {
    const names: Record<string, unknown> = await import(file)
    found.push(...Object.values(names).filter(isValidator))
  }
  return found
}

function isValidator(value: unknown): value is Validator {
  return value instanceof VineValidator
}

/** The places of all fields in a schema, as `testimoni.*.nama`. */
function placesOf(node: Node, place = ''): string[] {
  const below = (name: string) => (place === '' ? name : `${place}.${name}`)
  const places = place === '' ? [] : [place]
  if (node.type === 'array' || node.type === 'record')
    places.push(...placesOf(node.each, below('*')))
  if (node.type === 'object') {
    const groups = node.groups.flatMap(({ conditions }) => conditions.map(({ schema }) => schema))
    for (const { properties } of [node, ...groups]) {
      for (const property of properties)
        places.push(...placesOf(property, below(property.fieldName)))
    }
  }
  return places
}

test.group('Sentences of validators', () => {
  test('validation messages use a label for every field of every request', async ({ assert }) => {
    const all = await validators()
    const places = new Set(all.flatMap((validator) => placesOf(validator.toJSON().schema.schema)))

    assert.isAbove(all.length, 25)
    assert.includeMembers([...places], ['nohp', 'testimoni.*.nama', 'alasanPenolakan', 'sortBy'])
    for (const place of places) {
      assert.match(fieldNameAt(place) ?? 'none', /^\p{Lu}[^_]*$/u, place)
    }
  })

  test('validation messages contain no wire name and no English', async ({ assert }) => {
    for (const validator of await validators()) {
      const places = placesOf(validator.toJSON().schema.schema)
      const wireNames = places.map((place) => place.slice(place.lastIndexOf('.') + 1))
      for (const value of [undefined, null, '', ' ', -1.5, 'x'.repeat(20_000), [{}], { x: 1 }]) {
        const body = Object.fromEntries(wireNames.map((name) => [name, value]))
        const said = await messagesOf(validator, { ...body, status: 'rejected' })
        for (const { field, message } of said) {
          const wire = field.slice(field.lastIndexOf('.') + 1)
          const name = fieldNameAt(field.replace(/\d+/g, '*')) ?? ''
          assert.notMatch(
            message,
            /\bfield\b(?! wajib)|\bThe\b|\bInvalid\b|\{\{|undefined/,
            message
          )
          // 'Harga' is the label of `harga`.
          if (!name.toLowerCase().includes(wire.toLowerCase())) {
            assert.notMatch(message, new RegExp(`(?<![\\p{L}_])${wire}(?![\\p{L}_])`, 'u'))
          }
        }
      }
    }
  })

  test('validation messages call an item by its list, and a field without label Isian', ({
    assert,
  }) => {
    const at = (wildCardPath: string) =>
      sentences().getMessage('', 'required', contextOf(wildCardPath))

    assert.equal(at('ragu.*'), 'Tanda ragu-ragu wajib diisi.')
    assert.equal(at('kursus.teks'), 'Keterangan kursus wajib diisi.')
    assert.equal(at('teks'), 'Teks bacaan wajib diisi.')
    assert.equal(at('tidak_dikenal'), 'Isian wajib diisi.')
  })

  test('validation messages treat spaces alone as missing', async ({ assert }) => {
    const said = await messagesOf(registerValidator as Validator, {
      nohp: '081234567890',
      nama: '  ',
      email: 'ayu@demo.test',
      password: 'rahasia-1',
    })

    assert.deepEqual(
      said.map(({ field, message }) => [field, message]),
      [['nama', 'Nama wajib diisi.']]
    )
  })
})

function contextOf(wildCardPath: string) {
  const name = wildCardPath.slice(wildCardPath.lastIndexOf('.') + 1)
  return { name, wildCardPath, getFieldPath: () => wildCardPath } as FieldContext
}

async function messagesOf(validator: Validator, data: object) {
  const [error] = await validator.tryValidate(data, { meta: undefined })
  return error instanceof errors.E_VALIDATION_ERROR
    ? (error.messages as { field: string; message: string }[])
    : []
}
