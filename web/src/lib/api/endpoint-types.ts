/**
 * Types of an API call, by method and path in the generated registry. This file has types only, so that no registry
 * code reaches the bundle.
 */

/** One route in the generated registry. */
export interface Endpoint {
  methods: string[]
  pattern: string
  types: { body: unknown; params: unknown; query: unknown; response: unknown }
}

type WirePath<Pattern> = Pattern extends `/api${infer Path}` ? Path : never

type EndpointsOf<Routes, Method extends string> = {
  [Name in keyof Routes]: Routes[Name] extends Endpoint
    ? Method extends Routes[Name]['methods'][number]
      ? Routes[Name]
      : never
    : never
}[keyof Routes]

/** The API's paths (without `/api`) for a method. */
export type PathOf<Routes, Method extends string> = WirePath<
  Extract<EndpointsOf<Routes, Method>, Endpoint>['pattern']
>

/** The types of the route for a method and path. */
export type TypesOf<Routes, Method extends string, Path> =
  Extract<EndpointsOf<Routes, Method>, { pattern: `/api${Path & string}` }> extends {
    types: infer Types extends Endpoint['types']
  }
    ? Types
    : never

/** The type of a value after JSON: dates and other objects with `toJSON` become its result. */
export type OnTheWire<Value> = unknown extends Value
  ? Value
  : Value extends { toJSON(): infer Json }
    ? Json
    : Value extends readonly (infer Item)[]
      ? OnTheWire<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: OnTheWire<Value[Key]> }
        : Value

export type ResponseOf<Types> = Types extends { response: infer Response }
  ? OnTheWire<Response>
  : never

type IsEmpty<Fields> = [keyof Fields] extends [never] ? true : false

type Scalar = string | number | boolean

type ParamsOption<Types> = Types extends { params: infer Params }
  ? IsEmpty<Params> extends true
    ? { params?: never }
    : { params: { [Name in keyof Params]: Scalar } }
  : never

type QueryOption<Types> = Types extends { query: infer Query }
  ? IsEmpty<Query> extends true
    ? { query?: never }
    : Partial<Query> extends Query
      ? { query?: Query | undefined }
      : { query: Query }
  : never

/** Multipart calls take FormData, whose fields are untyped. Routes without a validator take no typed body. */
type BodyOption<Types> = Types extends { body: infer Body }
  ? IsEmpty<Body> extends true
    ? { body?: object }
    : Partial<Body> extends Body
      ? { body?: Body | FormData }
      : { body: Body | FormData }
  : never

/** Settings for every call. */
export interface CallSettings {
  signal?: AbortSignal | undefined
  /** Milliseconds until the call is aborted: 20 s, or 120 s with files. */
  timeout?: number
  /** The caller handles a 401 itself; it isn't a lost session. */
  expect401?: boolean
  /** Lets the call outlive the page. Browsers limit such bodies to 64 kB in total. */
  keepalive?: boolean
  /** Called with the sent fraction of the body, from 0 to 1. */
  onUploadProgress?: (share: number) => void
}

export type ReadOptions<Types> = ParamsOption<Types> & QueryOption<Types> & CallSettings
export type WriteOptions<Types> = ReadOptions<Types> & BodyOption<Types>

/** A DELETE sends what its route validates as a query, or as a body: personal data doesn't belong into an address. */
export type DeleteOptions<Types> = ParamsOption<Types> &
  (
    | QueryOption<Types extends { body: infer Body } ? { query: Body } : never>
    | (BodyOption<Types> & { query?: never })
  ) &
  CallSettings

/** The options, optional if none of them is required. */
export type Arguments<Options> =
  Partial<Options> extends Options ? [options?: Options] : [options: Options]
