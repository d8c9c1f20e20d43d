Rails.application.routes.draw do
  root 'checkout#show'
end
