import http from 'k6/http';
import { check } from 'k6';

export const options = {
  scenarios: {
    polling: {
      executor: 'constant-arrival-rate',
      rate: Number(__ENV.RATE || 500),
      timeUnit: '1s',
      duration: '2m',
      preAllocatedVUs: 50,
      maxVUs: 500,
    },
  },
  thresholds: {
    http_req_failed: ['rate<0.01'],
    http_req_duration: ['p(95)<10'],
    dropped_iterations: ['count==0'],
  },
};

export default function () {
  const answer = http.get(`${__ENV.EDGE_URL}/api/frontend?userId=user-${__ITER % 1000}`, {
    headers: { Authorization: __ENV.FRONTEND_TOKEN },
  });
  check(answer, { 'answers 200': ({ status }) => status === 200 });
}
