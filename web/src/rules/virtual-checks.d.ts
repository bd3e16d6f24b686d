declare module 'virtual:rule-checks' {
  const checks: import('./checks.js').Checks
  export default checks
}
