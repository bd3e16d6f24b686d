// What attacks are made of outside a test run: nothing here needs the test runner.
export { FAULTS, FaultPoint } from './fault-point.js'
export { faultyDisk } from './faulty-disk.js'
export { knock } from './knock.js'
